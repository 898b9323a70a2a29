import type { PdfDict, PdfObjects, PdfValue } from '../../qpdf/qpdf-objects.ts';

/** Renamed top-level fields: old → new partial name, both without `u:`. */
export type FieldNames = ReadonlyMap<string, string>;

/** A fully qualified field name, `person.name`, with its top-level field renamed. */
function renameField(name: string, names: FieldNames): string {
  const [top = '', ...rest] = name.split('.');
  return [names.get(top) ?? top, ...rest].join('.');
}

function renameStrings(value: PdfValue, names: FieldNames): PdfValue {
  if (Array.isArray(value)) return value.map((item) => renameStrings(item, names));
  return typeof value === 'string' && value.startsWith('u:') ? `u:${renameField(value.slice(2), names)}` : value;
}

/** Renames fields in all strings of a script, including strings that merely look like field names. */
function renameInScript(script: string, names: FieldNames): string {
  return script.replace(/(["'])((?:\\.|(?!\1)[^\\\n])*)\1/g, (_whole, quote: string, text: string) => {
    return quote + renameField(text, names) + quote;
  });
}

/** Actions that name fields, and the entry in which they do (ISO 32000-1 §12.6.4.10, §12.7.5). */
const fieldKeys: Readonly<Record<string, '/Fields' | '/T'>> = {
  SubmitForm: '/Fields',
  ResetForm: '/Fields',
  ImportData: '/Fields',
  Hide: '/T',
};

/** An action with the fields it refers to renamed. */
export function withFieldNames(objects: PdfObjects, action: PdfDict, names: FieldNames): PdfDict {
  const script = objects.resolve(action['/JS']);
  if (typeof script === 'string' && script.startsWith('u:')) {
    return { ...action, '/JS': `u:${renameInScript(script.slice(2), names)}` };
  }
  const key = fieldKeys[objects.name(action['/S']) ?? ''];
  const value = key === undefined ? undefined : objects.resolve(action[key]);
  return key === undefined || value === undefined ? action : { ...action, [key]: renameStrings(value, names) };
}
