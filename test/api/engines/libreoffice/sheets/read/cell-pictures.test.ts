import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { readCellPictures } from '../../../../../../api/engines/libreoffice/sheets/read/cell-pictures.ts';

/** Cells refer to metadata, which refers to values, which refer to structures: here a picture, an error, a picture and a share. */
const parts: Readonly<Record<string, string>> = {
  structures:
    '<rvStructures><s t="_error"><k n="errorType"/></s><s t="_localImage"><k n="CalcOrigin"/></s><s t="_entity"/></rvStructures>',
  values: '<rvData><rv s="1"><v>0</v><v>5</v></rv><rv s="0"><v>8</v></rv><rv s="1"><v>1</v></rv><rv s="2"/></rvData>',
  metadata: `<metadata><metadataTypes count="2"><metadataType name="XLDAPR"/><metadataType name="XLRICHVALUE"/></metadataTypes>
    <futureMetadata name="XLDAPR"><bk><extLst><ext><dynamicArrayProperties/></ext></extLst></bk></futureMetadata>
    <futureMetadata name="XLRICHVALUE">${[2, 1, 0, 3].map((i) => `<bk><extLst><ext><xlrd:rvb i="${i}"/></ext></extLst></bk>`).join('')}</futureMetadata>
    <cellMetadata><bk><rc t="1" v="0"/></bk></cellMetadata>
    <valueMetadata>${[0, 1, 2, 3].map((v) => `<bk><rc t="2" v="${v}"/></bk>`).join('')}<bk><rc t="1" v="0"/></bk></valueMetadata></metadata>`,
};
const names = { structures: 'structures', values: 'values', metadata: 'metadata' };
const read = async (name: string) => {
  const part = parts[name];
  return part === undefined ? undefined : Readable.from([Buffer.from(part)]);
};

it('finds the references of cells to pictures', async () => {
  expect(await readCellPictures(read, names)).toEqual(new Set([1, 3]));
});

it('finds none where a part is missing', async () => {
  expect(await readCellPictures(read, { ...names, metadata: undefined })).toEqual(new Set());
  expect(await readCellPictures(read, { ...names, values: 'none' })).toEqual(new Set());
  expect(await readCellPictures(read, { structures: undefined, values: undefined, metadata: undefined })).toEqual(
    new Set(),
  );
});
