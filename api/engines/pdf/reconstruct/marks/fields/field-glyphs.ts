import { largest } from '../../model/extremes.ts';
import type { FormField, Glyph, Look, Page } from '../../model/page-model.ts';
import { plainLook } from '../../model/plain-look.ts';
import { createGlyphFinder } from '../glyphs-between.ts';
import { thresholds } from '../thresholds.ts';
import { emsOf, textOfField } from './field-text.ts';

/** The look of text typed into a field, even next to a bold label. */
const plain = { isBold: false, isItalic: false, colour: '000000' } as const;
/** What readers show behind the chosen rows of a list box. */
const chosenColour = '99C1DA';

/** The nearest letter to the left of a field, or else to its right, on the same line; null for none. */
function labelOf({ x0, x1, y0, y1 }: FormField, glyphs: readonly Glyph[], pageWidth: number): Glyph | null {
  const furthest = thresholds.field.maxLabelDistanceShare * pageWidth;
  const beside = (glyph: Glyph) =>
    glyph.x1 <= x0 + thresholds.field.labelOverlap
      ? x0 - glyph.x1
      : glyph.x0 >= x1 - thresholds.field.labelOverlap
        ? furthest + glyph.x0 - x1
        : Number.NEGATIVE_INFINITY;
  const { labelBaseline } = thresholds.field;
  let best: Glyph | null = null;
  for (const glyph of glyphs) {
    const isWithin =
      glyph.baseline > y0 + labelBaseline.fromShare * (y1 - y0) && glyph.baseline < y1 + labelBaseline.below;
    const overlap = Math.min(y1, glyph.y1) - Math.max(y0, glyph.y0);
    const isLevel = overlap > thresholds.field.minLabelOverlapShare * Math.min(y1 - y0, glyph.y1 - glyph.y0);
    const distance = beside(glyph);
    if (
      (isWithin || isLevel) &&
      distance >= -thresholds.field.labelOverlap &&
      distance < 2 * furthest &&
      distance < (best === null ? Infinity : beside(best))
    )
      best = glyph;
  }
  return best;
}

/** Where the letters of a line begin, how far it is from one to the next, and what all have in common. */
interface LineOfField extends Pick<Glyph, 'baseline' | 'look' | 'field' | 'highlight' | 'paragraph' | 'tag'> {
  readonly left: number;
  readonly step: number;
}

function lettersOf(text: string, { left, step, ...common }: LineOfField): readonly Glyph[] {
  const { aboveBaselineEms, belowBaselineEms } = thresholds.field;
  const { baseline, look } = common;
  let spaces = 0;
  return [...text].flatMap((letter, index): readonly Glyph[] => {
    if (letter.trim() === '') {
      spaces++;
      return [];
    }
    const x0 = left + index * step;
    const glyph: Glyph = {
      text: letter,
      ...{
        x0,
        x1: x0 + step,
        y0: baseline - aboveBaselineEms * look.size,
        y1: baseline + belowBaselineEms * look.size,
      },
      ...common,
      space: spaces > 0 ? 'written' : index === 0 ? 'guessed' : null,
      spaces,
      isSoftHyphen: false,
    };
    spaces = 0;
    return [glyph];
  });
}

/**
 * Where the text of a field stands. The lines of one beside another would be rows if they were not all at the left, and an
 * empty field fills its place.
 */
const alignmentOf = ({ alignment, isMultiline, value }: FormField) =>
  isMultiline || value.trim() === '' ? undefined : alignment;

/** Where a line of a field begins. @param width Points that it is wide. */
function leftOf(field: FormField, width: number): number {
  const { type, x0, x1 } = field;
  const alignment = alignmentOf(field);
  const indent = type === 'checkbox' ? 0 : thresholds.field.indent;
  const room = Math.max(0, x1 - x0 - width);
  if (alignment === 'center') return x0 + room / 2;
  return x0 + (alignment === 'right' ? Math.max(0, room - indent) : indent);
}

/** The letters of a field's content. @param label The letter beside it, on whose baseline it is; null for none. */
function lettersOfField(field: FormField, label: Glyph | null, look: Look): readonly Glyph[] {
  const { type, value, isMultiline, rows, x0, x1, y0, y1 } = field;
  const { middleToBaselineEms, lineEms, letterEms, emptyEms } = thresholds.field;
  const isBox = type === 'checkbox';
  const { lines, size } = textOfField(field, label, look);
  const isHigh = isMultiline || rows !== undefined;
  const first = label?.baseline ?? (isHigh ? y0 + size : (y0 + y1) / 2 + middleToBaselineEms * size);
  const usual = isBox ? 1 : value.trim() === '' ? emptyEms : letterEms;
  const isAligned = alignmentOf(field) !== undefined;
  const common = {
    look: { ...look, ...plain, size, ...(field.colour !== undefined && { colour: field.colour }) },
    ...(label?.tag !== undefined && { tag: label.tag }),
  };
  const hasChosen = rows?.some(({ isChosen }) => isChosen) === true;
  return lines.flatMap((text, row) => {
    const isChosen = rows?.[row]?.isChosen === true;
    // A list box has a control where it shows what is chosen; the first row has it if nothing is.
    const isControl = rows === undefined || isChosen || (!hasChosen && row === 0);
    const count = [...text].length;
    const ems = isAligned ? emsOf(text) / count : usual;
    const step = Math.min(ems * size, (x1 - x0) / count);
    return lettersOf(text, {
      ...common,
      left: leftOf(field, step * count),
      baseline: first + row * lineEms * size,
      step,
      ...(isControl && { field }),
      ...(isChosen && { highlight: chosenColour }),
      ...(rows !== undefined && { paragraph: { isEnded: true, isRow: true } }),
    });
  });
}

/**
 * Makes glyphs for the values of form fields, which are not part of the page's text.
 * @param page The page's width, and its glyphs, which include the labels of fields.
 * @param look The look of most letters of the page.
 */
export function fieldGlyphs(
  fields: readonly FormField[],
  { glyphs, width }: Pick<Page, 'glyphs' | 'width'>,
  look: Look,
): readonly Glyph[] {
  return fields.flatMap((field) => {
    const label = field.isMultiline || field.rows !== undefined ? null : labelOf(field, glyphs, width);
    return lettersOfField(field, label, look);
  });
}

/** Signs of which forms make a blank to write on. */
const blank = /^[_.…]$/;

/** What is written on blanks, and the letters that show these. */
interface WrittenBlanks {
  readonly fields: ReadonlySet<FormField>;
  readonly letters: ReadonlySet<Glyph>;
}

/**
 * Makes the letters that show a blank the text of the empty field on it: a field of its own would lengthen their line.
 * Where a field is filled in, they lie behind its text.
 */
function takeBlanks(fields: readonly FormField[], glyphs: readonly Glyph[]): WrittenBlanks {
  const written = { fields: new Set<FormField>(), letters: new Set<Glyph>() };
  const blanks = glyphs.filter(({ text, field }) => field === undefined && blank.test(text));
  const { labelBaseline, minBlankShare } = thresholds.field;
  if (blanks.length === 0) return written;
  const blanksIn = createGlyphFinder(blanks);
  const widest = largest(blanks.map((glyph) => glyph.x1 - glyph.x0));
  for (const field of fields) {
    const { x0, x1, y0, y1, type, value } = field;
    if (type === 'checkbox') continue;
    const end = y1 + labelBaseline.below;
    const within = (glyph: Glyph) => Math.max(0, Math.min(x1, glyph.x1) - Math.max(x0, glyph.x0));
    const own = blanksIn({ x0: x0 - widest, x1, y0, y1: end }).filter(
      (glyph) => glyph.baseline > y0 && glyph.baseline < end && within(glyph) > 0,
    );
    const covered = own.reduce((sum, glyph) => sum + within(glyph), 0);
    if (covered <= minBlankShare * (x1 - x0)) continue;
    if (value.trim() === '') for (const glyph of own) glyph.field ??= field;
    else {
      written.fields.add(field);
      for (const glyph of own) written.letters.add(glyph);
    }
  }
  return written;
}

/** The look of most letters, of those in plain type if there are any; that of text on a page without letters. */
function usualLook(letters: readonly Glyph[]): Look {
  const plainly = letters.filter(({ look: { isBold, isItalic } }) => !isBold && !isItalic);
  const counts = new Map<Look, number>();
  for (const { look } of plainly.length > 0 ? plainly : letters) counts.set(look, (counts.get(look) ?? 0) + 1);
  const most = largest([...counts.values()]);
  return [...counts].find(([, count]) => count === most)?.[0] ?? plainLook(thresholds.field.sizeWithoutText);
}

/**
 * The page with the values of its form fields among its glyphs, of those as well whose letters are not read from it. Those
 * on blanks are underlined in their place.
 */
export function withFieldGlyphs(page: Page): Page {
  const { fields, width } = page;
  if (fields.length === 0) return page;
  const written = takeBlanks(fields, page.glyphs);
  const glyphs = page.glyphs.filter((glyph) => !written.letters.has(glyph));
  const labels = glyphs.filter(({ field }) => field === undefined);
  const read = new Set(glyphs.map(({ field }) => field));
  const unread = fields.filter((field) => !read.has(field));
  const own = fieldGlyphs(unread, { glyphs: labels, width }, usualLook(labels));
  const all = [...glyphs, ...own];
  for (const glyph of all) if (glyph.field !== undefined && written.fields.has(glyph.field)) glyph.isUnderlined = true;
  return { ...page, glyphs: all };
}
