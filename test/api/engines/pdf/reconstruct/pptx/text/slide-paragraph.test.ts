import { describe, expect, it } from 'vitest';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Line } from '../../../../../../../api/engines/pdf/reconstruct/lines/line.ts';
import { findPassages } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/find-passages.ts';
import { joinSegments } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/join-segments.ts';
import { createSlideParagraphs } from '../../../../../../../api/engines/pdf/reconstruct/pptx/text/slide-paragraph.ts';
import { glyphs, look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';
import { paragraphContext } from '../../../../../../support/rebuilt-pdf/paragraph-context.ts';

const edges = { x0: 50, x1: 250 };

/** The paragraphs of a slide with these letters. @param keepsLines Of which passages lines are kept, by their text. */
function paragraphsOf(
  letters: readonly ReturnType<typeof glyphs>[],
  keepsLines: (text: string) => boolean = () => false,
) {
  const passages = findPassages(joinSegments(findSegments(letters.flat())), edges);
  const compose = createSlideParagraphs(passages, paragraphContext.words, {
    widths: paragraphContext.widths,
    fitLine: ({ marks }: Line) => marks,
    keepsLines: ({ lines }) => keepsLines(lines[0]?.text ?? ''),
  });
  return passages.map((passage) => {
    const paragraph = compose(passage, edges);
    const text = paragraph.inlines.map((inline) => (inline.type === 'text' ? inline.text : inline.type)).join('|');
    return { ...paragraph, text };
  });
}
const item = (label: string, text: string, baseline: number) => [
  ...glyphs(label, 50, baseline),
  ...glyphs(text, 70, baseline),
];

describe('a label', () => {
  it('is a bullet that the reader sets, before text that hangs behind it', () => {
    const [paragraph] = paragraphsOf([item('•', 'An item', 100)]);
    expect(paragraph).toMatchObject({ text: 'An item', bullet: { type: 'sign', sign: '•' }, left: 20, firstLine: -20 });
  });

  it('is set in its own colour', () => {
    const red = [...glyphs('•', 50, 100, { ...look, colour: 'FF0000' }), ...glyphs('An item', 70, 100)];
    expect(paragraphsOf([red])[0]?.bullet).toMatchObject({ colour: 'FF0000' });
  });

  it('is typed with a tab where further lines begin left of it', () => {
    const lines = [
      [...glyphs('\uf0b7', 60, 100), ...glyphs('an item that goes on to the edge for', 80, 100)],
      glyphs('some more words of it', 50, 112),
    ];
    const [paragraph] = paragraphsOf(lines);
    expect(paragraph?.bullet).toBeNull();
    expect(paragraph?.text).toMatch(/^•\|tab\|an item/);
  });
});

describe('a number of a chapter', () => {
  it('is typed, and the text behind it is where its next line would begin', () => {
    const [paragraph] = paragraphsOf([[...glyphs('1.2', 50, 100), ...glyphs('A part', 80, 100)]]);
    expect(paragraph).toMatchObject({ text: '1.2|tab|A part', bullet: null, left: 30, firstLine: -30 });
  });

  it('has no indent before several columns', () => {
    const words = [...glyphs('A part', 80, 100), ...glyphs('Two', 150, 100), ...glyphs('Three', 220, 100)];
    const [paragraph] = paragraphsOf([[...glyphs('1.2', 50, 100), ...words]]);
    expect(paragraph).toMatchObject({ left: 0, firstLine: 0 });
  });
});

describe('a line', () => {
  it('has no indent beside tab stops, for which LibreOffice would forget them', () => {
    const [row] = paragraphsOf([
      [...glyphs('Name', 60, 100), ...glyphs('Place', 150, 100), ...glyphs('Date', 230, 100)],
    ]);
    expect(row).toMatchObject({ left: 10, firstLine: 0, isLine: true });
    expect(row?.tabs.length).toBe(2);
  });

  it('tells whether its paragraph has one', () => {
    const [paragraph] = paragraphsOf([
      glyphs('these are forty letters to the very edge', 50, 100),
      glyphs('an end', 50, 112),
    ]);
    expect([paragraph?.isLine, paragraph?.pitch]).toEqual([false, 12]);
  });

  it('is kept in paragraphs that would otherwise be longer', () => {
    const lines = [glyphs('these are forty letters to the very edge', 50, 100), glyphs('an end', 50, 112)];
    const [free] = paragraphsOf(lines);
    const [kept] = paragraphsOf(lines, (text) => text.startsWith('these'));
    expect([free?.keepsLines, kept?.keepsLines]).toEqual([false, true]);
    expect(kept?.text).not.toBe(free?.text);
  });
});

it('has no headings, notes and lists of its own: all is text at its place', () => {
  const [large] = paragraphsOf([glyphs('A head', 50, 100, { ...look, size: 30 })]);
  expect(large).not.toHaveProperty('heading');
  expect(large).not.toHaveProperty('list');
});
