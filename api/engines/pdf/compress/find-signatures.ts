import type { PdfObjects } from '../qpdf/qpdf-objects.ts';

/** Signatures that a change of the file invalidates. */
export interface Signatures {
  readonly isSigned: boolean;
  /** The file is signed by its producer to enable features of a reader, which warns once the signature is invalid. */
  readonly hasUsageRights: boolean;
}

/** Finds signatures by their byte ranges, and usage rights (ISO 32000-1 §12.8). */
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

/** Removes the usage rights from the catalogue: they are invalid for a changed file. */
export function dropUsageRights(objects: PdfObjects): void {
  const { '/Root': root } = objects.trailer;
  const catalogue = objects.dict(root);
  if (typeof root !== 'string' || catalogue === undefined) return;
  const { '/UR': _ur, '/UR3': _ur3, ...permissions } = objects.dict(catalogue['/Perms']) ?? {};
  const { '/Perms': _permissions, ...rest } = catalogue;
  objects.setValue(root, Object.keys(permissions).length > 0 ? { ...rest, '/Perms': permissions } : rest);
}
