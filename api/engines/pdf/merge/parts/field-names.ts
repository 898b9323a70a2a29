import type { PdfDict, PdfObjects, PdfValue } from '../../qpdf/qpdf-objects.ts';

/** The top names of a file's fields that another file has as well, and what they are called now (both without `u:`). */
export type FieldNames = ReadonlyMap<string, string>;

/** A field's full name, `person.name`, or a top name, as it is now. */
function renamedField(name: string, names: FieldNames): string {
  const [top = '', ...rest] = name.split('.');
  return [names.get(top) ?? top, ...rest].join('.');
}

function renamedStrings(value: PdfValue, names: FieldNames): PdfValue {
  if (Array.isArray(value)) return value.map((item) => renamedStrings(item, names));
  return typeof value === 'string' && value.startsWith('u:') ? `u:${renamedField(value.slice(2), names)}` : value;
}

/** A script with the fields' names in it changed; a text that reads like one is taken for one. */
function renamedScript(script: string, names: FieldNames): string {
  return script.replace(/(["'])((?:\\.|(?!\1)[^\\\n])*)\1/g, (_whole, quote: string, text: string) => {
    return quote + renamedField(text, names) + quote;
  });
}

/** Actions that name fields (ISO 32000-1 §12.6.4.10, §12.7.5), and where they do. */
const namingKeys: Readonly<Record<string, '/Fields' | '/T'>> = {
  SubmitForm: '/Fields',
  ResetForm: '/Fields',
  ImportData: '/Fields',
  Hide: '/T',
};

/** An action with the names of fields that it speaks of as they are now. */
export function withFieldNames(objects: PdfObjects, action: PdfDict, names: FieldNames): PdfDict {
  const script = objects.resolve(action['/JS']);
  if (typeof script === 'string' && script.startsWith('u:')) {
    return { ...action, '/JS': `u:${renamedScript(script.slice(2), names)}` };
  }
  const key = namingKeys[objects.name(action['/S']) ?? ''];
  const value = key === undefined ? undefined : objects.resolve(action[key]);
  return key === undefined || value === undefined ? action : { ...action, [key]: renamedStrings(value, names) };
}
