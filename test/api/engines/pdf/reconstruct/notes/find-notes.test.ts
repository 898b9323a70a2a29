import { describe, expect, it } from 'vitest';
import { composeBest } from '../../../../../../api/engines/pdf/reconstruct/compose-safely.ts';
import type { DocModel } from '../../../../../../api/engines/pdf/reconstruct/model/doc-model.ts';
import type { Glyph, Rule } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { emptyPage } from '../../../../../support/rebuilt-pdf/empty-page.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';
import { note, raised, small, textWith } from '../../../../../support/rebuilt-pdf/notes.ts';

const separator: Rule = { x0: 60, x1: 200, y0: 700, y1: 700, isHorizontal: true, thickness: 0.5, colour: '000000' };

function documentOf(...pages: readonly { readonly glyphs: readonly Glyph[]; readonly rules?: readonly Rule[] }[]) {
  const whole = pages.map((page, index) => ({ ...emptyPage(index, { width: 600, height: 800 }), ...page }));
  return composeBest({ pages: whole, outline: [], title: '' });
}

const textIn = ({ notes }: DocModel) =>
  notes.map(({ kind, paragraphs }) => [
    kind,
    ...paragraphs.map(({ inlines }) => inlines.map((inline) => (inline.type === 'text' ? inline.text : '')).join('')),
  ]);

describe('notes', () => {
  it('are found by a raised mark apart from their text', async () => {
    const page = { glyphs: [...textWith('1'), ...note('1', 'What the note says.', 712)], rules: [separator] };
    expect(textIn(await documentOf(page))).toEqual([['footnote', 'What the note says.']]);
  });

  it('may stand an empty paragraph below their rule, with a mark', async () => {
    const noted = async (begin: readonly Glyph[]) =>
      textIn(await documentOf({ glyphs: [...textWith('*'), ...begin], rules: [separator] }));
    expect(await noted(note('*', 'What the note says.', 742))).toEqual([['footnote', 'What the note says.']]);
    expect(await noted(glyphs('Small print.', 60, 742, small))).toEqual([]);
  });

  it('may have a tab behind their marks, as wide as between columns, on a page that refers to several', async () => {
    const noted = (mark: string, text: string, baseline: number) => [
      ...glyphs(mark, 60, baseline, small),
      ...glyphs(text, 90, baseline, small),
    ];
    const page = {
      glyphs: [...textWith('1'), ...noted('1', 'What the note says.', 728), ...noted('2', 'A next one.', 740)],
      rules: [separator],
    };
    const first = textIn(await documentOf(page))[0];
    expect(first?.slice(0, 2)).toEqual(['footnote', 'What the note says.']);
  });

  it('go on at the foot of the next page without a mark', async () => {
    const begin = 'The note begins on the first page and fills all of the line that it has there, long as it is,';
    const full = 'of pages with long lines that reach from one side of the page to the other one, as do';
    const first = [...textWith('1'), ...glyphs(full, 60, 224), ...note('1', begin, 712)];
    const second = [
      ...textWith('2'),
      ...glyphs(full, 60, 224),
      ...glyphs('and ends on the second.', 60, 712, small),
      ...note('2', 'Another note.', 724),
    ];
    const found = textIn(
      await documentOf({ glyphs: first, rules: [separator] }, { glyphs: second, rules: [separator] }),
    );
    expect(found.map(([kind]) => kind)).toEqual(['footnote', 'footnote']);
    expect(found[0]?.slice(1).join(' ')).toBe(`${begin} and ends on the second.`);
    expect(found[1]).toEqual(['footnote', 'Another note.']);
  });

  it('are found in a document drawn twice as large', async () => {
    const twice = <T extends Glyph | Rule>(each: T): T => ({
      ...each,
      ...{ x0: 2 * each.x0, x1: 2 * each.x1, y0: 2 * each.y0, y1: 2 * each.y1 },
      ...('baseline' in each && { baseline: 2 * each.baseline, look: { ...each.look, size: 2 * each.look.size } }),
    });
    const page = {
      glyphs: [...textWith('1'), ...note('1', 'What the note says.', 718)].map(twice),
      rules: [separator].map(twice),
    };
    const large = { ...emptyPage(0, { width: 1200, height: 1600 }), ...page };
    const found = await composeBest({ pages: [large], outline: [], title: '' });
    expect(textIn(found)).toEqual([['footnote', 'What the note says.']]);
  });

  it('are no text of the usual size below the borders of a running head', async () => {
    const head = (x0: number, x1: number): Rule => ({ ...separator, x0, x1, y0: 80, y1: 80 });
    const text = [...glyphs('2 A numbered heading', 60, 98), ...glyphs('The text of a page without notes.', 60, 120)];
    const found = await documentOf(
      { glyphs: [...textWith('1'), ...note('1', 'A note.', 712)], rules: [separator] },
      { glyphs: text, rules: [head(60, 110), head(110, 500)] },
    );
    expect(textIn(found)).toEqual([['footnote', 'A note.']]);
    const one = await documentOf(
      { glyphs: [...textWith('1'), ...note('1', 'A note.', 712)], rules: [separator] },
      { glyphs: glyphs('A page of text.', 60, 98, { ...small, size: 9 }), rules: [head(60, 500)] },
    );
    expect(textIn(one)).toEqual([['footnote', 'A note.']]);
  });

  it('at the end of the document are endnotes, on as many pages as they take', async () => {
    const found = await documentOf(
      { glyphs: textWith('i') },
      { glyphs: [...note('i', 'The first of the endnotes.', 80), ...glyphs('Its second paragraph.', 77, 96, small)] },
      { glyphs: glyphs('What it says on the last page.', 77, 80, small) },
    );
    expect(textIn(found).map(([kind]) => kind)).toEqual(['endnote']);
    expect(textIn(found)[0]).toContain('The first of the endnotes.');
    expect(textIn(found)[0]).toContain('What it says on the last page.');
  });

  it('are referred to by a paragraph that is nothing but a mark', async () => {
    const found = await documentOf(
      { glyphs: [...textWith(''), ...glyphs('i', 60, 250, raised)] },
      { glyphs: note('i', 'An endnote.', 80) },
    );
    expect(textIn(found)).toEqual([['endnote', 'An endnote.']]);
  });

  it('at the end may be counted as paragraphs are, if they are small and all are referred to', async () => {
    const counted = (...numbers: readonly number[]) =>
      numbers.flatMap((number, index) => glyphs(`${number} Note ${'abc'[index]}.`, 60, 80 + index * 12, small));
    const found = await documentOf(
      { glyphs: textWith('1') },
      { glyphs: [...textWith('2')] },
      { glyphs: counted(1, 2) },
    );
    expect(textIn(found)).toEqual([
      ['endnote', 'Note a.'],
      ['endnote', 'Note b.'],
    ]);
    const sections = await documentOf({ glyphs: textWith('1') }, { glyphs: counted(1, 2, 3) });
    expect(sections.notes).toEqual([]);
  });

  it('may stand below a line after the text, pages behind their references', async () => {
    const end = { glyphs: [...glyphs('The end.', 60, 200), ...note('1', 'An endnote.', 712)], rules: [separator] };
    expect(textIn(await documentOf({ glyphs: textWith('1') }, end))).toEqual([['endnote', 'An endnote.']]);
  });

  it('stand in columns as the text does', async () => {
    const column = (x: number, mark: string): Glyph[] => [
      ...[0, 1, 2, 3, 4, 5].flatMap((line) => glyphs('The lines of a column of this page,', x, 200 + line * 12)),
      ...glyphs('and more', x, 272),
      ...glyphs(mark, x + 40, 268, raised),
    ];
    const left = [...glyphs('1 A note in the first column.', 60, 712, small), ...glyphs('It goes on.', 60, 722, small)];
    const page = {
      glyphs: [...column(60, '1'), ...column(320, '2'), ...left, ...glyphs('2 One in the other.', 320, 712, small)],
      rules: [
        { ...separator, x1: 120 },
        { ...separator, x0: 320, x1: 380 },
      ],
    };
    expect(textIn(await documentOf(page)).map((texts) => texts.join(' '))).toEqual([
      'footnote A note in the first column. It goes on.',
      'footnote One in the other.',
    ]);
    const uneven = {
      glyphs: [
        ...[...column(60, '1'), ...column(320, ''), ...left],
        ...glyphs('The second column reaches further down.', 320, 716),
      ],
      rules: [{ ...separator, x1: 120 }],
    };
    expect(textIn(await documentOf(uneven)).join()).not.toContain('second');
  });

  it('at the foot of a page may have no rule above them, if the text of the page refers to all of them', async () => {
    const feet = (...numbers: readonly number[]) =>
      numbers.flatMap((number, index) => glyphs(`${number} Note ${'abc'[index]}.`, 60, 712 + index * 12, small));
    const last = { glyphs: glyphs('The end.', 60, 200) };
    expect(textIn(await documentOf({ glyphs: [...textWith('3'), ...feet(3)] }, last))).toEqual([
      ['footnote', 'Note a.'],
    ]);
    expect((await documentOf({ glyphs: [...textWith('3'), ...feet(3, 4)] }, last)).notes).toEqual([]);
    const close = glyphs('3 Note.', 60, 222, small);
    expect((await documentOf({ glyphs: [...textWith('3'), ...close] }, last)).notes).toEqual([]);
  });
});
