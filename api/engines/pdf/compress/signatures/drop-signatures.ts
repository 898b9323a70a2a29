import { isReference, type PdfDict, type PdfObjects, withEntries } from '../../qpdf/qpdf-objects.ts';
import { withoutSignatures } from '../../qpdf/signature-fields.ts';

/**
 * Removes the signatures of a document, and what says that it is signed. What they look like stays on the pages as
 * stamps.
 */
export function dropSignatures(objects: PdfObjects): void {
  const { '/Root': root } = objects.trailer;
  const catalog = objects.dict(root);
  if (!isReference(root) || catalog === undefined) return;
  const replace = (reference: string, entries: PdfDict) =>
    objects.setDict(reference, withEntries(objects.dict(reference), entries));
  const form = objects.dict(catalog['/AcroForm']);
  replace(root, { '/Perms': null, '/DSS': null });
  if (form === undefined) return;
  const fields = objects.array(form['/Fields']) ?? [];
  const kept = withoutSignatures({ objects, replace, translate: (value) => value }, fields, () => {});
  const changed = withEntries(form, { '/Fields': kept, '/SigFlags': null });
  if (isReference(catalog['/AcroForm'])) objects.setDict(catalog['/AcroForm'], changed);
  else replace(root, { '/AcroForm': changed });
}
