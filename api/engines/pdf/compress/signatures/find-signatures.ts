import type { PdfObjects } from '../../qpdf/qpdf-objects.ts';

/** Signatures that any change to the file invalidates. */
export interface Signatures {
  readonly isSigned: boolean;
  /** Signed by its producer to enable features in Adobe Reader, which warns if the signature is no longer valid. */
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

/** Removes the usage rights from the catalog, since changing the file invalidates them. */
export function dropUsageRights(objects: PdfObjects): void {
  const { '/Root': root } = objects.trailer;
  const catalog = objects.dict(root);
  if (typeof root !== 'string' || catalog === undefined) return;
  const { '/UR': _ur, '/UR3': _ur3, ...permissions } = objects.dict(catalog['/Perms']) ?? {};
  const { '/Perms': _permissions, ...rest } = catalog;
  objects.setValue(root, Object.keys(permissions).length > 0 ? { ...rest, '/Perms': permissions } : rest);
}
