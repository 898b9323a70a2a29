import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import {
  justifiedHint,
  tightenJustifiedLines,
} from '../../../../../../api/engines/libreoffice/prepare/word/justified-lines.ts';
import { createPlainEditor, editBy } from '../../../../../../api/engines/libreoffice/prepare/xml-editor.ts';

const start = '<w:body xmlns:w="w" xmlns:m="m" xmlns:a="a">';
const end = '</w:body>';

/** What becomes of a part; the editor inside changes nothing of it. */
async function tightened(inner: string, inStyles = false): Promise<string> {
  const edit = editBy(() => tightenJustifiedLines(createPlainEditor(), inStyles));
  const written = await text(Readable.from(edit(Readable.from([Buffer.from(start + inner + end)]))));
  return written.slice(written.indexOf(start) + start.length, -end.length);
}

const aligned = (alignment: string, ...content: readonly string[]) =>
  `<w:p><w:pPr><w:jc w:val="${alignment}"/></w:pPr>${content.join('')}</w:p>`;
const run = (properties: string) => `<w:r>${properties}<w:t>Text</w:t></w:r>`;
const tight = '<w:spacing w:val="-2"/>';
const plain = '<w:spacing w:val="0"/>';

it('tightens the runs of a justified paragraph, before what they say themselves', async () => {
  const own = '<w:spacing w:val="20"/>';
  expect(await tightened(aligned('both', run(''), run('<w:rPr><w:b/></w:rPr>'), run(`<w:rPr>${own}</w:rPr>`)))).toBe(
    aligned(
      'both',
      run(`<w:rPr>${tight}</w:rPr>`),
      run(`<w:rPr>${tight}<w:b/></w:rPr>`),
      run(`<w:rPr>${tight}${own}</w:rPr>`),
    ),
  );
  expect(await tightened(aligned('distribute', '<w:r/>'))).toBe(
    aligned('distribute', `<w:r><w:rPr>${tight}</w:rPr></w:r>`),
  );
});

it('leaves other paragraphs unchanged, even within a justified one', async () => {
  const left = aligned('left', run(''));
  expect(await tightened(left)).toBe(left);
  const box = `<w:r><w:txbxContent>${left}</w:txbxContent></w:r>`;
  expect(await tightened(aligned('both', box))).toBe(
    aligned('both', `<w:r><w:rPr>${tight}</w:rPr><w:txbxContent>${left}</w:txbxContent></w:r>`),
  );
  const unaligned = `<w:p>${run('')}</w:p>`;
  expect(await tightened(aligned('both') + unaligned)).toBe(aligned('both') + unaligned);
});

it('leaves runs of formulas and drawings alone', async () => {
  const formula = '<m:oMath><m:r><m:t>x</m:t></m:r></m:oMath>';
  const drawing = '<a:p><a:r><a:t>x</a:t></a:r></a:p>';
  const content = aligned('both', formula, drawing);
  expect(await tightened(content)).toBe(content);
});

it('tightens styles that justify, and undoes it in paragraphs that are aligned left', async () => {
  const style = (inner: string) => `<w:style w:type="paragraph">${inner}</w:style>`;
  const justified = '<w:pPr><w:jc w:val="both"/></w:pPr>';
  expect(await tightened(style(justified), true)).toBe(style(`${justified}<w:rPr>${tight}</w:rPr>`));
  expect(await tightened(style(`${justified}<w:rPr><w:b/></w:rPr>`), true)).toBe(
    style(`${justified}<w:rPr>${tight}<w:b/></w:rPr>`),
  );
  expect(await tightened(style('<w:pPr/><w:rPr><w:b/></w:rPr>'), true)).toBe(style('<w:pPr/><w:rPr><w:b/></w:rPr>'));
  expect(await tightened(aligned('center', run('')), true)).toBe(aligned('center', run('')));
  expect(await tightened(aligned('left', run('')), true)).toBe(aligned('left', run(`<w:rPr>${plain}</w:rPr>`)));
});

it('is hinted at by justified text alone', () => {
  expect(justifiedHint.test('<w:jc w:val="both"/>')).toBe(true);
  expect(justifiedHint.test('<w:jc w:val="center"/><w:t>both</w:t>')).toBe(false);
});
