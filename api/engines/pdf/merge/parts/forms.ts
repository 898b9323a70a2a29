import { isReference, type PdfDict, type PdfValue } from '../../qpdf/qpdf-objects.ts';
import { withoutSignatures } from '../../qpdf/signature-fields.ts';
import type { JoinedFile } from '../joined-file.ts';
import type { SourceDocument } from '../source-document.ts';
import { type FieldNames, withFieldNames } from './field-names.ts';
import { joinFormResources, withFontNames } from './form-resources.ts';
import { freeKey } from './name-key.ts';
import { needsAppearances } from './needs-appearances.ts';
import { append, type Part } from './part.ts';

/** What the notes for visitors need to know about the joined forms. */
export interface FormsReport {
  /** How many top-level fields were renamed. */
  readonly renamed: number;
  /** The files that were signed, counted from 0. */
  readonly signed: readonly number[];
  /** The files with an XFA form, of which only the ordinary fields are joined. */
  readonly dynamic: readonly number[];
}

/**
 * Renames top-level fields whose names earlier files use. Fields that share a name within a file remain one field.
 * @param topNames Those names; gets the names of this file.
 * @returns The names: old → new, and how many fields were renamed.
 */
function renameFields(
  { objects, replace }: SourceDocument,
  own: readonly string[],
  topNames: Set<string>,
): { readonly names: FieldNames; readonly renamed: number } {
  const spelled = own.map((field) => [field, objects.resolve(objects.dict(field)?.['/T'])] as const);
  const named = spelled.filter((entry): entry is readonly [string, string] => /^u:/.test(String(entry[1])));
  const ownNames = new Set(named.map(([, name]) => name));
  const names = new Map<string, string>();
  for (const name of ownNames) {
    const free = freeKey(name, (wanted) => topNames.has(wanted) || (wanted !== name && ownNames.has(wanted)));
    if (free !== name) names.set(name.slice(2), free.slice(2));
  }
  let renamed = 0;
  for (const [field, name] of named) {
    const free = names.get(name.slice(2));
    topNames.add(free === undefined ? name : `u:${free}`);
    if (free === undefined) continue;
    replace(field, { '/T': `u:${free}` });
    renamed++;
  }
  return { names, renamed };
}

/** Copies what fields inherit from their form into the top-level fields, since each form has its own defaults. */
function inheritFromForm(
  { objects, replace }: SourceDocument,
  own: readonly string[],
  form: PdfDict,
  fonts: FieldNames,
): void {
  const appearance = objects.resolve(form['/DA']);
  const alignment = objects.number(form['/Q']);
  for (const field of own) {
    const dict = objects.dict(field) ?? {};
    if (dict['/DA'] === undefined && appearance !== undefined) {
      replace(field, { '/DA': withFontNames(appearance, fonts) });
    }
    if (dict['/Q'] === undefined && alignment !== undefined) replace(field, { '/Q': alignment });
  }
}

/** Has the actions and appearances of a file use the new names of its fields and fonts. @param own Its top-level fields. */
function adaptNames(
  { objects, adapt }: SourceDocument,
  own: readonly string[],
  names: FieldNames,
  fonts: FieldNames,
): void {
  adapt((dict) => {
    const action = names.size > 0 ? withFieldNames(objects, dict, names) : dict;
    // A reset action without a list of fields would clear the fields of all files.
    const resetsAll = action['/S'] === '/ResetForm' && action['/Fields'] === undefined;
    const bounded = resetsAll ? { ...action, '/Fields': own } : action;
    if (fonts.size === 0 || bounded['/DA'] === undefined) return bounded;
    return { ...bounded, '/DA': withFontNames(objects.resolve(bounded['/DA']) ?? null, fonts) };
  });
}

/** The top-level fields of a form without its signatures, and whether there were any. */
function fieldsOf(
  document: SourceDocument,
  form: PdfDict,
): { readonly own: readonly string[]; readonly isSigned: boolean } {
  const { objects } = document;
  const listed = (objects.array(form['/Fields']) ?? []).filter((field) => objects.dict(field) !== undefined);
  let isSigned = false;
  const own = withoutSignatures(document, listed.filter(isReference), () => {
    isSigned = true;
  }) as readonly string[];
  return { own, isSigned };
}

/** Joins the forms (ISO 32000-1 §12.7). A field gets a number if an earlier file has one of the same name. */
export function joinForms(joined: JoinedFile): Part & { readonly report: () => FormsReport } {
  const fields: PdfValue[] = [];
  const order: PdfValue[] = [];
  const topNames = new Set<string>();
  const resources = joinFormResources();
  const [signed, dynamic]: [number[], number[]] = [[], []];
  let defaultAppearance: PdfValue | undefined;
  let needsDrawing = false;
  let renamed = 0;
  let file = -1;

  return {
    take(document) {
      const { objects, catalogue, translate } = document;
      file++;
      const form = objects.dict(catalogue['/AcroForm']);
      if (form === undefined) return;
      if (form['/XFA'] !== undefined) dynamic.push(file);
      const { own, isSigned } = fieldsOf(document, form);
      if (isSigned) signed.push(file);
      const renaming = renameFields(document, own, topNames);
      renamed += renaming.renamed;
      const fonts = resources.take(document, objects.dict(form['/DR']) ?? {});
      adaptNames(document, own, renaming.names, fonts);
      inheritFromForm(document, own, form, fonts);
      append(fields, own.map(translate));
      append(order, (objects.array(form['/CO']) ?? []).map(translate));
      defaultAppearance ??= withFontNames(objects.resolve(form['/DA']) ?? null, fonts) ?? undefined;
      needsDrawing ||= needsAppearances(objects, form);
    },
    finish() {
      if (fields.length === 0) return {};
      const form = {
        '/Fields': fields,
        '/DR': resources.finish(),
        ...(defaultAppearance === undefined ? {} : { '/DA': defaultAppearance }),
        ...(order.length > 0 ? { '/CO': order } : {}),
        ...(needsDrawing ? { '/NeedAppearances': true } : {}),
      };
      return { '/AcroForm': joined.add(form) };
    },
    report: () => ({ renamed, signed, dynamic }),
  };
}
