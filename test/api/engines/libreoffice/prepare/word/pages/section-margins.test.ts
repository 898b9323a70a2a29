import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSectionShifts } from '../../../../../../../api/engines/libreoffice/prepare/word/pages/section-margins.ts';
import { docx } from '../../../../../../support/office/documents.ts';
import { scratchFolder } from '../../../../../../support/scratch.ts';

const folder = await scratchFolder();
const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

interface Shape {
  readonly type?: string;
  readonly columns?: string;
  readonly width?: number;
  readonly text?: number;
}

/** A section of letters between margins. */
function section(
  left: number,
  right: number,
  { type = 'continuous', columns = '', width = 12_240, text = 1 }: Shape = {},
) {
  const properties =
    `<w:sectPr><w:type w:val="${type}"/><w:pgSz w:w="${width}" w:h="15840"/>` +
    `<w:pgMar w:top="1440" w:right="${right}" w:bottom="1440" w:left="${left}" w:gutter="0"/>${columns}</w:sectPr>`;
  return `<w:p><w:r><w:t>${'a'.repeat(text)}</w:t></w:r></w:p><w:p><w:pPr>${properties}</w:pPr></w:p>`;
}

async function shifts(...sections: readonly string[]) {
  const path = join(folder, 'sections.docx');
  const document = `<w:document ${w}><w:body>${sections.join('')}</w:body></w:document>`;
  await writeFile(path, await docx({ parts: { 'word/document.xml': document } }));
  return (await readSectionShifts(path))?.map(
    (shift) => shift && [shift.left, shift.right, shift.pageLeft, shift.width],
  );
}
const columns = (space: number) => `<w:cols w:num="2" w:space="${space}"/>`;

it('tells how sections stand to the margins of the one that holds most', async () => {
  const body = section(850, 840, { columns: columns(700), text: 900 });
  expect(await shifts(section(1440, 700), section(1440, 840), body)).toEqual([
    [590, -140, 850, 10_100],
    [590, 0, 850, 9960],
    undefined,
  ]);
  const title = section(850, 840, { text: 900 });
  expect(await shifts(title, section(1440, 840))).toEqual([undefined, [590, 0, 850, 9960]]);
});

it('takes the margins of another one where columns cannot be moved', async () => {
  const narrow = section(1440, 840, { columns: columns(500) });
  expect(await shifts(section(850, 840, { text: 900 }), narrow)).toEqual([[-590, 0, 1440, 10_550], undefined]);
});

it('leaves sections alone that begin pages, that have margins of their own, or pages of another size', async () => {
  expect(await shifts(section(850, 840), section(1440, 840, { type: 'nextPage' }))).toBeUndefined();
  expect(await shifts(section(850, 840), section(860, 840))).toBeUndefined();
  expect(await shifts(section(850, 840), section(1440, 840, { width: 11_906 }))).toBeUndefined();
  const later = section(850, 840, { type: 'nextPage', text: 9 });
  expect(await shifts(section(850, 840), later, section(1440, 840))).toEqual([
    undefined,
    undefined,
    [590, 0, 850, 9960],
  ]);
});
