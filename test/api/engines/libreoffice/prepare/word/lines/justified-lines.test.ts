import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { createPlainEditor, editBy } from '../../../../../../../api/engines/libreoffice/prepare/edit/xml-editor.ts';
import { childOf } from '../../../../../../../api/engines/libreoffice/prepare/edit/xml-tree.ts';
import {
  justifiedHint,
  keepWordsOffLines,
  tightenJustifiedLines,
} from '../../../../../../../api/engines/libreoffice/prepare/word/lines/justified-lines.ts';
import type { TextStyles } from '../../../../../../../api/engines/libreoffice/prepare/word/styles/text-styles.ts';
import { attributeOf } from '../../../../../../../api/formats/xml/xml-names.ts';

const start = '<w:body xmlns:w="w" xmlns:m="m" xmlns:a="a">';
const end = '</w:body>';

/** Letters of one family are half as wide as they are high, which is 10 points; an i is narrower. */
const styles: TextStyles = {
  styleOf: () => ({ paragraph: {}, text: { family: 'Known', halfPoints: 20 } }),
  characterStyleOf: () => ({}),
  lookOfParagraph: (properties) => ({
    alignment: attributeOf(childOf(properties, 'jc')?.attributes ?? {}, 'val') ?? '',
  }),
  lookOfRun: () => ({}),
  sectionWidths: [960],
  sectionLefts: [undefined],
  sectionGrids: [undefined],
};

/** What becomes of a part; the editor inside changes nothing of it. */
async function changed(change: typeof tightenJustifiedLines, inner: string, family: string): Promise<string> {
  const widthsOf = (asked: string) =>
    asked === family ? (character: number) => ({ ' ': 0.2, i: 0.1 })[String.fromCharCode(character)] ?? 0.5 : undefined;
  const edit = editBy(() => change(createPlainEditor(), { styles, widthsOf }));
  const written = await text(Readable.from(edit(Readable.from([Buffer.from(start + inner + end)]))));
  return written.slice(written.indexOf(start) + start.length, -end.length);
}

const tightened = (inner: string, family = 'Known') => changed(tightenJustifiedLines, inner, family);
const kept = (inner: string, family = 'Known') => changed(keepWordsOffLines, inner, family);

const aligned = (alignment: string, ...content: readonly string[]) =>
  `<w:p><w:pPr><w:jc w:val="${alignment}"/></w:pPr>${content.join('')}</w:p>`;
const run = (properties: string, words = 'Text') => `<w:r>${properties}<w:t>${words}</w:t></w:r>`;
const spaced = (properties: string, words: string) =>
  `<w:r>${properties}<w:t xml:space="preserve">${words}</w:t></w:r>`;
const long = 'More than a line';
const tight = '<w:spacing w:val="-2"/>';

it('tightens the lines on which Word shrinks spaces, as much as they need, and no others', async () => {
  // The line needs 980 of 960 twentieths of a point, and 6 more to be safe, between 11 characters.
  expect(await tightened(aligned('both', run('<w:rPr><w:b/></w:rPr>', 'aaa bbb ccc ddd')))).toBe(
    aligned(
      'both',
      spaced('<w:rPr><w:b/><w:spacing w:val="-3"/></w:rPr>', 'aaa bbb ccc '),
      spaced('<w:rPr><w:b/></w:rPr>', 'ddd'),
    ),
  );
  // LibreOffice might not see that this line just fits.
  expect(await tightened(aligned('both', run('', 'aa bb cc d e fff')))).toBe(
    aligned('both', spaced('<w:rPr><w:spacing w:val="-1"/></w:rPr>', 'aa bb cc d e '), spaced('', 'fff')),
  );
  const roomy = aligned('both', run('', 'aaa bbb c ddd eee'));
  expect(await tightened(roomy)).toBe(roomy);
});

it('tightens all of what cannot be measured, except where it states its own spacing', async () => {
  const own = '<w:rPr><w:spacing w:val="20"/></w:rPr>';
  expect(await tightened(aligned('both', run('', long), run('<w:rPr><w:b/></w:rPr>'), run(own)), 'Other')).toBe(
    aligned('both', run(`<w:rPr>${tight}</w:rPr>`, long), run(`<w:rPr><w:b/>${tight}</w:rPr>`), run(own)),
  );
  const line = aligned('both', run(''));
  expect(await tightened(line, 'Other')).toBe(line);
  expect(await tightened(`<w:tbl>${aligned('both', run(''))}</w:tbl>`)).toBe(
    `<w:tbl>${aligned('both', run(`<w:rPr>${tight}</w:rPr>`))}</w:tbl>`,
  );
  const entry = aligned('both', `<w:r><w:t>Text</w:t><w:tab/><w:instrText> PAGEREF _Toc1 </w:instrText></w:r>`);
  expect(await tightened(entry, 'Other')).toBe(entry);
  const tabbed = `<w:tab/><w:t>${long}</w:t>`;
  expect(await tightened(aligned('distribute', `<w:r>${tabbed}</w:r>`))).toBe(
    aligned('distribute', `<w:r><w:rPr>${tight}</w:rPr>${tabbed}</w:r>`),
  );
});

it('leaves East Asian text and other paragraphs unchanged, even within a justified one', async () => {
  const left = aligned('left', run(''));
  expect(await tightened(left, 'Other')).toBe(left);
  const box = `<w:r><w:t>${long}</w:t><w:txbxContent>${left}</w:txbxContent></w:r>`;
  expect(await tightened(aligned('both', box))).toBe(
    aligned('both', `<w:r><w:rPr>${tight}</w:rPr><w:t>${long}</w:t><w:txbxContent>${left}</w:txbxContent></w:r>`),
  );
  const chinese = aligned('both', run('', `${long}目录`));
  expect(await tightened(chinese, 'Other')).toBe(chinese);
});

it('leaves runs of formulas and drawings alone', async () => {
  const formula = '<m:oMath><m:r><m:t>x</m:t></m:r></m:oMath>';
  const drawing = '<a:p><a:pPr><a:jc a:val="both"/></a:pPr><a:r><a:t>x</a:t></a:r></a:p>';
  expect(await tightened(aligned('both', formula) + drawing)).toBe(aligned('both', formula) + drawing);
});

it('widens the spaces behind lines on which LibreOffice would shrink spaces for one more word, and no others', async () => {
  // Without the i spaces would grow by 20 in all, with it shrink by 40 of the 70 that they could.
  const line = 'a b c d e f g';
  const wide = '<w:rPr><w:w w:val="267"/></w:rPr>';
  expect(await kept(aligned('both', run('', `${line} i bbb`)))).toBe(
    aligned('both', spaced('', line), spaced(wide, ' '), spaced('', 'i bbb')),
  );
  // Word shrinks spaces for this line, too, by two thirds of what they could give.
  const shrunk = aligned('both', run('', 'a a a a ai ii cc ddd'));
  expect(await kept(shrunk)).toBe(shrunk);
  const left = aligned('left', run('', `${line} i bbb`));
  expect(await kept(left)).toBe(left);
  const unknown = aligned('both', run('', `${line} i bbb`));
  expect(await kept(unknown, 'Other')).toBe(unknown);
});

it('sets letters a little tighter where spaces give nearly all that they can', async () => {
  const tighter = '<w:rPr><w:spacing w:val="-1"/></w:rPr>';
  expect(await kept(aligned('both', run('', 'aaa bbb ccc ddd')))).toBe(
    aligned('both', spaced(tighter, 'aaa bbb ccc '), spaced('', 'ddd')),
  );
});

it('is hinted at by justified text alone', () => {
  expect(justifiedHint.test('<w:jc w:val="both"/>')).toBe(true);
  expect(justifiedHint.test('<w:jc w:val="center"/><w:t>both</w:t>')).toBe(false);
});
