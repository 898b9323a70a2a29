import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { PageLayout } from '../../../../../../api/engines/pdf/layout/page-layout.ts';
import { readLayout } from '../../../../../../api/engines/pdf/layout/read-layout.ts';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Line } from '../../../../../../api/engines/pdf/reconstruct/lines/line.ts';
import { wordsOf, writeLines } from '../../../../../../api/engines/pdf/text/right-to-left/lines-task.ts';
import { allOf } from '../../../../../support/all-of.ts';
import { column, pdf } from '../../../../../support/pdf/pdf.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';
import { scratchFolder } from '../../../../../support/scratch.ts';

const scratch = await scratchFolder();

async function linesOf(content: Uint8Array, pages: readonly number[]): Promise<readonly PageLayout[]> {
  const [input, output] = [join(scratch, 'input.pdf'), join(scratch, 'lines.html')];
  await writeFile(input, content);
  await writeLines({ input, hidesLayers: false, pages, output });
  return allOf(readLayout(output));
}

it('writes the pages that are asked for, as they are read', async () => {
  const pages = await linesOf(
    pdf([['first'], ['a < b & c', 'below'], ['third']].map((texts) => column(texts, 72, 90))),
    [2, 3],
  );
  const texts = pages.map(({ blocks }) =>
    blocks.flatMap(({ lines }) => lines.map(({ words }) => words.map(({ text }) => text))),
  );
  expect(texts).toEqual([[['a', '<', 'b', '&', 'c'], ['below']], [['third']]]);
  expect(pages[0]).toMatchObject({ width: 595, height: 842 });
  expect(pages[0]?.blocks[0]?.lines[0]?.words[0]).toMatchObject({
    xMin: expect.closeTo(72, 0),
    yMax: expect.closeTo(92, 0),
  });
});

it('has the words of a line in reading order, each where it is', () => {
  const [line] = findSegments(glyphs('דגבא TWO הוד', 60, 100)) as [Line];
  const places = wordsOf(line).map(({ text, xMin, xMax }) => [text, xMin, xMax]);
  expect(places).toEqual([
    ['דוה', 105, 120],
    ['TWO', 85, 100],
    ['אבגד', 60, 80],
  ]);
});

it('throws for a page that is not there', async () => {
  await expect(linesOf(pdf([column(['only'], 72, 90)]), [2])).rejects.toThrow('PDFium error');
});
