import { describe, expect, it } from 'vitest';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Line } from '../../../../../../api/engines/pdf/reconstruct/lines/line.ts';
import type { Glyph } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import type { Tag } from '../../../../../../api/engines/pdf/reconstruct/model/tag.ts';
import { bareNumberOf, labelOf } from '../../../../../../api/engines/pdf/reconstruct/paragraphs/labels.ts';
import { glyphs, look } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const lineOf = (letters: ReturnType<typeof glyphs>) => findSegments(letters)[0] as Line;

describe('labels of list items', () => {
  it('are references in brackets and numbers after a letter if a gap follows', () => {
    const labelled = (label: string) =>
      labelOf(lineOf([...glyphs(label, 50, 100), ...glyphs('Text', 50 + 5 * label.length + 8, 100)]))?.text;
    const labels = ['[12]', 'A1.2', 'A1', '1-', 'a-'];
    expect(labels.map(labelled)).toEqual(labels);
    expect(labelOf(lineOf(glyphs('A4 paper', 50, 100)))).toBeNull();
    expect(labelOf(lineOf(glyphs('1- and 2-sided', 50, 100)))).toBeNull();
  });

  it('are signs of a font of their own without a gap, if they are bullets or not known', () => {
    const labelled = (sign: string, font: string) => {
      const letters = glyphs(`${sign}Text`, 50, 100);
      return labelOf(lineOf(letters.map((each, at) => (at > 0 ? each : { ...each, look: { ...each.look, font } }))));
    };
    const tight = { isBullet: true, length: 1, bodyX: 55, typed: null };
    for (const sign of ['▪', '◆', '\ufffd']) expect(labelled(sign, 'Signs')).toMatchObject({ ...tight, text: sign });
    expect(labelled('▪', glyphs('a', 0, 0)[0]?.look.font ?? '')).toBeNull();
    expect(labelled('A', 'Signs')).toBeNull();
  });

  it('are triangles and stars, as TeX sets them', () => {
    for (const sign of ['▶', '▹', '⋆']) {
      const letters = [...glyphs(sign, 50, 100), ...glyphs('Text', 62, 100)];
      expect(labelOf(lineOf(letters))).toMatchObject({ text: sign, isBullet: true, bodyX: 62 });
    }
  });

  it('are signs of a font of their own that no code tells, also before a space', () => {
    const labelled = (font: string) => {
      const letters = glyphs('\ufffd Text', 50, 100);
      return labelOf(lineOf(letters.map((each, at) => (at > 0 ? each : { ...each, look: { ...each.look, font } }))));
    };
    expect(labelled('Signs')).toMatchObject({ text: '\ufffd', isBullet: true });
    expect(labelled(glyphs('a', 0, 0)[0]?.look.font ?? '')).toBeNull();
  });

  it('are set by the word processor where their space is in a font that neither they nor the text are in', () => {
    const typed = (label: string, signs: string, spaces: string) => {
      const named = (font: string) => ({ ...look, font });
      const [first, ...rest] = glyphs('Text', 55 + 5 * label.length, 100, named('TimesNewRoman,Italic'));
      const body = { ...first, space: 'written', spaces: 1, spaceLook: named(spaces) } as Glyph;
      return labelOf(lineOf([...glyphs(label, 50, 100, named(signs)), body, ...rest]))?.typed;
    };
    expect(typed('\u2022', 'Symbol', 'ArialMT')).toBeNull();
    expect(typed('10.', 'TimesNewRoman', 'ArialMT')).toBeNull();
    expect(typed('\u2022', 'Symbol', 'TimesNewRoman')).toBe('space');
    expect(typed('\u2022', 'ArialMT', 'Arial-BoldMT')).toBe('space');
  });

  it('are typed if they are prompts or places of values, one space before text in fixed-pitch type', () => {
    const typed = (label: string, gap: number, isFixedPitch: boolean) => {
      const letters = [...glyphs(label, 50, 100), ...glyphs('next', 50 + 5 * label.length + gap, 100)];
      return labelOf(lineOf(letters.map((each) => ({ ...each, look: { ...each.look, isFixedPitch } }))))?.typed;
    };
    for (const label of ['>', '[12]']) {
      expect(typed(label, 6, true)).toBe('space');
      expect(typed(label, 12, true)).toBeNull();
      expect(typed(label, 6, false)).toBeNull();
    }
  });

  it('are no measurements, which are followed by how sure they are', () => {
    const measured = (text: string) => labelOf(lineOf([...glyphs('6.67', 50, 100), ...glyphs(text, 80, 100)]));
    expect(measured('Text')?.text).toBe('6.67');
    expect(measured('± 0.03')).toBeNull();
  });

  it('are followed by a wider gap than words are, though by a space in the file', () => {
    const letters = glyphs('A3.2 Environments and more', 50, 100);
    const set = letters.map((glyph, index) => (index < 4 ? glyph : { ...glyph, x0: glyph.x0 - 1, x1: glyph.x1 - 1 }));
    const narrow = set.map((glyph, index) => {
      const words = letters.slice(0, index + 1).filter(({ space }) => space === 'written').length;
      const closer = 2.5 * Math.max(0, words - 1);
      return { ...glyph, x0: glyph.x0 - closer, x1: glyph.x1 - closer };
    });
    expect(labelOf(lineOf(narrow))).toMatchObject({ text: 'A3.2', typed: null });
    expect(labelOf(lineOf(set))).toBeNull();
  });

  it('have no space of the text behind them where their number alone is known to be drawn apart', () => {
    const ledBy = (lead: string, text: string) => {
      const paragraph = { isEnded: true, lead };
      const letters = glyphs(`${lead} ${text}`, 50, 100);
      return lineOf(letters.map((glyph, index) => (index < lead.length ? { ...glyph, paragraph } : glyph)));
    };
    expect(labelOf(ledBy('3.1', 'Aims of it'))).toMatchObject({ text: '3.1', typed: null, hasSpace: false });
    expect(bareNumberOf(ledBy('3', 'Aims of it'))).toMatchObject({ text: '3', typed: null, hasSpace: false });
  });

  it('are numbers that the word processor drew apart from the text, however narrow the gap', () => {
    const drawn = (text: string, lead?: string) => {
      const paragraph = lead === undefined ? { isEnded: true } : { isEnded: true, lead };
      return labelOf(lineOf(glyphs(text, 50, 100).map((glyph) => ({ ...glyph, paragraph }))));
    };
    expect(drawn('1-2 Aims of it', '1-2')).toMatchObject({ text: '1-2', typed: null, isBullet: false });
    expect(drawn('A. Aims of it', 'A.')).toMatchObject({ text: 'A.', typed: null });
    expect(drawn('1-2 Aims of it')).toBeNull();
    expect(drawn('10 years of it', '10')).toBeNull();
    expect(drawn('Team leader', 'Team')).toBeNull();
  });

  it('are typed if the word processor drew them with the text, however wide the gap', () => {
    const letters = [...glyphs('1.', 50, 100), ...glyphs('Aims of it', 68, 100)];
    const paragraph = { isEnded: true, runsOn: true } as const;
    expect(labelOf(lineOf(letters))).toMatchObject({ text: '1.', typed: null });
    expect(labelOf(lineOf(letters.map((glyph) => ({ ...glyph, paragraph }))))).toMatchObject({ typed: 'space' });
  });

  it('are what tags say, with what follows up to the gap', () => {
    const tag: Tag = { block: 1, heading: null, isItem: true, cell: null };
    const letters = glyphs('1-2 Aims of it', 50, 100).map((glyph, index) => ({
      ...glyph,
      tag: index === 0 ? { ...tag, isLabel: true } : tag,
    }));
    expect(labelOf(lineOf(letters))).toMatchObject({ text: '1-2', isBullet: false });
    expect(labelOf(lineOf(letters.map((glyph) => ({ ...glyph, tag }))))).toBeNull();
  });

  it('are Chinese numbers if a gap follows them', () => {
    const apart = (gap: number) => labelOf(lineOf([...glyphs('一、', 50, 100), ...glyphs('整体情况', 60 + gap, 100)]));
    expect(apart(16)).toMatchObject({ text: '一、', bodyX: 76, isBullet: false });
    expect(apart(0)).toBeNull();
  });

  it('are arrows if a gap follows them: people type them before text, too', () => {
    const beginsItem = (sign: string, gap: number) =>
      labelOf(lineOf([...glyphs(sign, 50, 100), ...glyphs('openFile', 55 + gap, 100)]))?.isBullet;
    for (const arrow of ['→', '\uf0e0'])
      expect([beginsItem(arrow, 10), beginsItem(arrow, 2.5)]).toEqual([true, undefined]);
    expect(beginsItem('•', 2.5)).toBe(true);
  });

  it('are bare numbers before a gap in what tags name an item, unless it began before', () => {
    const labelled = (tag: Partial<Tag>) => {
      const whole: Tag = { block: 1, heading: null, isItem: true, cell: null, ...tag };
      const letters = [...glyphs('4', 50, 100), ...glyphs('Text', 63, 100)];
      return labelOf(lineOf(letters.map((glyph) => ({ ...glyph, tag: whole }))))?.text;
    };
    expect(labelled({})).toBe('4');
    expect(labelled({ isItem: false })).toBeUndefined();
    expect(labelled({ begunBefore: new Set(['paragraph']) })).toBeUndefined();
  });

  it('are Chinese numbers before text, where tags say so', () => {
    const tag: Tag = { block: 1, heading: 1, isItem: false, cell: null };
    const lined = (text: string, length: number) =>
      lineOf(
        glyphs(text, 50, 100).map((glyph, index) => ({
          ...glyph,
          tag: index < length ? { ...tag, isLabel: true } : tag,
        })),
      );
    expect(labelOf(lined('一、整体情况', 2))).toMatchObject({ text: '一、', length: 2, isTight: true });
    expect(labelOf(lined('第二章概述', 3))).toMatchObject({ text: '第二章', length: 3 });
    expect(labelOf(lined('一、整体情况', 0))).toBeNull();
    expect(labelOf(lined('整体、情况', 3))).toBeNull();
  });

  it('are dashes and asterisks half an em before the text, as TeX sets them, but for rounding', () => {
    const moved = (sign: string, gap: number) =>
      labelOf(lineOf([...glyphs(sign, 50, 100), ...glyphs('Text', 55 + gap, 100)]));
    expect(['–', '*', '∗'].map((sign) => moved(sign, 4.99)?.isBullet)).toEqual([true, true, true]);
    expect(moved('–', 4)).toBeNull();
    expect(labelOf(lineOf(glyphs('– as is said', 50, 100)))).toBeNull();
  });

  it('are angles if a gap follows them, which quotations do not have', () => {
    const bulleted = (sign: string) => labelOf(lineOf([...glyphs(sign, 50, 100), ...glyphs('Text', 68, 100)]));
    expect(['>', '»', '›'].map((sign) => bulleted(sign)?.isBullet)).toEqual([true, true, true]);
    expect(labelOf(lineOf(glyphs('> as you wrote', 50, 100)))).toBeNull();
  });
});
