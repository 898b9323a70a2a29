import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { readRichCells } from '../../../../../../api/engines/libreoffice/sheets/read/rich-cells.ts';

/** Cells refer to metadata, which refers to values, which refer to structures: here a picture, an error, a picture and a share. */
const parts: Readonly<Record<string, string>> = {
  structures:
    '<rvStructures><s t="_error"><k n="errorType"/></s><s t="_localImage"><k n="CalcOrigin"/></s><s t="_linkedentity2"><k n="%EntityId" t="s"/><k n="_DisplayString" t="s"/></s></rvStructures>',
  values:
    '<rvData><rv s="1"><v>0</v><v>5</v></rv><rv s="0"><v>8</v></rv><rv s="1"><v>1</v></rv><rv s="2"><v>XNAS:MSFT</v><v>Microsoft &amp; Co</v></rv></rvData>',
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

it('finds the references of cells to pictures, and to what has a text', async () => {
  expect(await readRichCells(read, names)).toEqual({
    pictures: new Set([1, 3]),
    texts: new Map([[4, 'Microsoft & Co']]),
  });
});

it('finds none where a part is missing', async () => {
  const none = { pictures: new Set(), texts: new Map() };
  expect(await readRichCells(read, { ...names, metadata: undefined })).toEqual(none);
  expect(await readRichCells(read, { ...names, values: 'none' })).toEqual(none);
  expect(await readRichCells(read, { structures: undefined, values: undefined, metadata: undefined })).toEqual(none);
});
