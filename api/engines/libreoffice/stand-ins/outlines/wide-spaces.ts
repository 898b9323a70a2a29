import { characterMap } from '../../../../formats/fonts/character-map.ts';
import type { Font } from '../../../../formats/fonts/sfnt.ts';
import { unitsPerEm } from './line-metrics.ts';
import { dropAlternates } from './optional-features.ts';
import { readAdvances } from './widths.ts';

/** How wide a space is beside letters of some kind; beside others it keeps its width. */
export interface WideSpaces {
  readonly beside: (character: number) => boolean;
  /** In thousandths of the em. */
  readonly width: number;
}

const space = 0x20;
/** Kinds of positioning, and the one value that a glyph gets: its advance (OpenType 1.9, "GPOS"). */
const single = 1;
const chained = 8;
const advanceOnly = 0x0004;
/** Scripts of text in which the spaces stand. */
const scripts = ['DFLT', 'hang', 'latn'];
/** A feature that is always on, unlike kerning, which documents ask for. */
const feature = 'dist';

const words = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(2 * values.length);
  for (const [place, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, 2 * place);
  return bytes;
};

/** Parts behind a head of words, in which their offsets from its start stand last. */
function withParts(head: readonly number[], parts: readonly Buffer[]): Buffer {
  let place = 2 * (head.length + parts.length);
  const offsets = parts.map((part) => {
    place += part.length;
    return place - part.length;
  });
  return Buffer.concat([words(...head, ...offsets), ...parts]);
}

/** A table of parts by their tags. */
function taggedList(parts: readonly (readonly [tag: string, part: Buffer])[]): Buffer {
  let place = 2 + 6 * parts.length;
  const records = parts.map(([tag, part]) => {
    place += part.length;
    return Buffer.concat([Buffer.from(tag, 'latin1'), words(place - part.length)]);
  });
  return Buffer.concat([words(parts.length), ...records, ...parts.map(([, part]) => part)]);
}

/** Which glyphs something is for, as ranges of them. */
function coverageOf(glyphs: Iterable<number>): Buffer {
  const ranges: { first: number; last: number }[] = [];
  for (const glyph of [...new Set(glyphs)].sort((one, other) => one - other)) {
    const range = ranges.at(-1);
    if (range?.last === glyph - 1) range.last = glyph;
    else ranges.push({ first: glyph, last: glyph });
  }
  let count = 0;
  const records = ranges.flatMap(({ first, last }) => {
    count += last - first + 1;
    return [first, last, count - (last - first + 1)];
  });
  return words(2, ranges.length, ...records);
}

/** Has a glyph positioned by the second lookup where others are in front of or behind it. */
function context(glyph: Buffer, before: Buffer | undefined, after: Buffer | undefined): Buffer {
  const covers = [before, glyph, after].filter((cover) => cover !== undefined);
  // A format, three lists of offsets with their lengths, and one record of the place and the lookup.
  let place = 2 * (1 + 3 + covers.length + 3);
  const listOf = (cover: Buffer | undefined) => {
    if (cover === undefined) return [0];
    place += cover.length;
    return [1, place - cover.length];
  };
  const counts = [3, ...listOf(before), ...listOf(glyph), ...listOf(after), 1, 0, 1];
  return Buffer.concat([words(...counts), ...covers]);
}

/**
 * Makes spaces beside some letters wider or narrower, whatever the text asks for. The font has no other positions of glyphs
 * then, such as kerning, nor alternates, such as those of spaces behind Hangul in Noto Sans CJK.
 */
export function setWideSpaces(font: Font, { beside, width }: WideSpaces): void {
  const glyphs = characterMap(font);
  const glyph = glyphs.get(space);
  const letters = [...glyphs].filter(([character]) => beside(character)).map(([, letter]) => letter);
  if (glyph === undefined || letters.length === 0) return;
  const added = Math.round((width * unitsPerEm(font)) / 1000) - readAdvances(font).of(glyph);
  const own = coverageOf([glyph]);
  const others = coverageOf(letters);
  const lookup = (type: number, ...subtables: readonly Buffer[]) => withParts([type, 0, subtables.length], subtables);
  const lookups = withParts(
    [2],
    [
      lookup(chained, context(own, others, undefined), context(own, undefined, others)),
      lookup(single, Buffer.concat([words(1, 8, advanceOnly, added), own])),
    ],
  );
  // One feature, whose number is 0, with the first lookup.
  const script = Buffer.concat([words(4, 0), words(0, 0xffff, 1, 0)]);
  const lists = [
    taggedList(scripts.map((tag) => [tag, script] as const)),
    taggedList([[feature, words(0, 1, 0)]]),
    lookups,
  ];
  dropAlternates(font);
  font.tables.set('GPOS', withParts([1, 0], lists));
}
