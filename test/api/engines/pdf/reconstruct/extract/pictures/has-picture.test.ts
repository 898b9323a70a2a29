import { expect, it } from 'vitest';
import { textPage } from '../../../../../../support/rebuilt-pdf/text-page.ts';

const hidden = 'BT /F 12 Tf 3 Tr 20 40 Td (a page of hidden text) Tj ET';
const stamp = 'BT /F 12 Tf 0 Tr 20 70 Td (seen) Tj ET';
const scan = 'q 200 0 0 100 0 0 cm BI /W 1 /H 1 /BPC 8 /CS /G ID 0 EI Q';
const countOf = async (content: string, form = '') => (await textPage(content, 'Helvetica', form)).glyphs.length;

it('finds pictures on a page and on its forms, which make hidden letters the text layer of a scan', async () => {
  expect(await countOf(`${hidden} ${stamp}`)).toBe(4);
  expect(await countOf(`${scan} ${hidden} ${stamp}`)).toBe(21);
  expect(await countOf(`/X Do ${hidden} ${stamp}`, scan)).toBe(21);
});
