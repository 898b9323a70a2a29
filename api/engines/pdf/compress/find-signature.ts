import type { PdfObjects } from '../qpdf/qpdf-objects.ts';

/**
 * What a change of the file would break: a signature, or a reader's licence to fill in the form (usage rights, which
 * readers complain about once they no longer fit).
 */
export interface Signatures {
  readonly isSigned: boolean;
  readonly hasUsageRights: boolean;
}

/** Looks for signatures by their byte ranges (PDF 32000-1 §12.8). */
export function findSignatures(objects: PdfObjects): Signatures {
  const permissions = objects.dict(objects.dict(objects.trailer['/Root'])?.['/Perms']) ?? {};
  let isSigned = permissions['/DocMDP'] !== undefined;
  for (const [, value] of objects.values()) {
    const dict = objects.dict(value);
    if (dict === undefined || objects.name(dict['/FT']) !== 'Sig') continue;
    if (objects.dict(dict['/V'])?.['/ByteRange'] !== undefined) isSigned = true;
  }
  return { isSigned, hasUsageRights: permissions['/UR3'] !== undefined || permissions['/UR'] !== undefined };
}

/** Takes the usage rights out of the catalogue: they no longer fit a file that was changed. */
export function dropUsageRights(objects: PdfObjects): void {
  const { '/Root': root } = objects.trailer;
  const catalogue = objects.dict(root);
  if (typeof root !== 'string' || catalogue === undefined) return;
  const { '/UR': _ur, '/UR3': _ur3, ...permissions } = objects.dict(catalogue['/Perms']) ?? {};
  const { '/Perms': _permissions, ...rest } = catalogue;
  objects.setValue(root, Object.keys(permissions).length > 0 ? { ...rest, '/Perms': permissions } : rest);
}
