import { symbolSigns } from '../../../../../formats/fonts/symbol-signs.ts';
import { unknownSign } from '../../model/characters/unknown-letters.ts';
import type { List, ListLevel } from '../../model/list.ts';
import type { Look } from '../../model/page-model.ts';
import type { Label } from '../../paragraphs/labels.ts';
import type { Counted } from './read-number.ts';
import { thresholds } from './thresholds.ts';

/** A list item, with the positions of its label and its text in points from the left edge of the column. */
export interface ListItem {
  readonly label: Label;
  readonly labelX: number;
  readonly bodyX: number;
  readonly look: Look;
}

/** A level of a list while the document is read. */
interface OpenLevel {
  readonly level: Omit<ListLevel, 'text'>;
  /** A bullet; null for numbers. */
  readonly bullet: string | null;
  readonly open: string;
  readonly close: string;
  readonly separator: string;
  /** The level whose number its labels repeat; null if none. */
  readonly parent: number | null;
  /** Numbers before its own that belong to no level and are part of the text. */
  readonly typed: readonly string[];
  /** Where the label of its last item began. */
  readonly x: number;
  /** Its last number as shown; null after an item of an outer level. */
  readonly shown: string | null;
  readonly next: number;
}

/** OpenSymbol's private bullet, letters that are bullets in Wingdings, and triangles that few fonts have. */
const bullets: Readonly<Record<string, string>> = {
  ...{ '\ue00c': '•', '§': '▪', Ø: '➢', ü: '✓' },
  ...{ '▶': '►', '▸': '►', [unknownSign]: '•' },
};

/** Replaces a bullet by a character that common fonts have. */
export const bulletOf = (text: string) =>
  symbolSigns[text]?.text ?? bullets[text] ?? (/[\ue000-\uf8ff]/.test(text) ? '•' : text);

const shownBy = ({ label: { text } }: ListItem, { open, close, outer }: Counted) =>
  text.slice(open.length + outer.join('.').length + Number(outer.length > 0), text.length - close.length);

/** Opens a level with its first item. */
function openLevel(
  { label, labelX, bodyX, look }: ListItem,
  counted: Counted | null,
  parent: number | null,
): OpenLevel {
  const start = counted?.value ?? 1;
  const isSymbol = counted === null && /symbol|wingd|dingb/i.test(look.font);
  return {
    level: {
      format: counted?.format ?? 'bullet',
      start,
      ...(label.isTight && { isTight: true }),
      left: bodyX,
      hanging: bodyX - labelX,
      look: isSymbol ? { ...look, font: 'OpenSymbol' } : look,
    },
    bullet: counted === null ? bulletOf(label.text) : null,
    open: counted?.open ?? '',
    close: counted?.close ?? '',
    separator: counted?.separator ?? '.',
    parent,
    typed: parent === null ? (counted?.outer ?? []) : [],
    x: labelX,
    shown: null,
    next: start,
  };
}

/** What a number of a list is known by, whatever numbers of outer levels are before it. */
export const numberKey = ({ format, value, open, close }: Pick<Counted, 'format' | 'value' | 'open' | 'close'>) =>
  `${format}/${value}/${open}/${close}`;

type Levels = readonly (OpenLevel | undefined)[];

/** The numbers in the last label of a level; null if it has none. */
function pathOf(levels: Levels, at: number): readonly string[] | null {
  const known = levels[at];
  if (known?.shown == null) return null;
  const outer = known.parent === null ? known.typed : pathOf(levels, known.parent);
  return outer === null ? null : [...outer, known.shown];
}

/** Whether the last label of a level had these numbers. */
const isPath = (levels: Levels, at: number, path: readonly string[]) =>
  pathOf(levels, at)?.join('.') === path.join('.');

/** The numbers of a level as WordprocessingML has them, such as "%1.%2". */
function stemOf(levels: Levels, at: number): string {
  const { parent, typed, separator } = levels[at] as OpenLevel;
  return [...(parent === null ? typed : [stemOf(levels, parent)]), `%${at + 1}`].join(separator);
}

/** Whether the labels of a level begin at a position. */
const isAt = (levels: Levels, at: number, x: number) =>
  Math.abs((levels[at]?.x ?? Number.POSITIVE_INFINITY) - x) < thresholds.sameLabel;

/** Whether an item has the label that a level expects next. */
function continuesLevel(levels: Levels, at: number, item: ListItem, counted: Counted | null): boolean {
  const known = levels[at];
  if (known === undefined) return false;
  if (counted === null) return known.bullet === bulletOf(item.label.text);
  const { format, value, open, close, outer } = counted;
  const isAlike = known.level.format === format && known.open === open && known.close === close;
  if (!isAlike || known.next !== value) return false;
  return known.parent === null ? known.typed.join('.') === outer.join('.') : isPath(levels, known.parent, outer);
}

/** The level that an item resumes after other lists; -1 if none. Multi-level numbers may have any indent. */
const levelResumedBy = (levels: Levels, item: ListItem, counted: Counted): number =>
  levels.findLastIndex((known, at) => {
    if (known === undefined || !continuesLevel(levels, at, item, counted)) return false;
    if (counted.outer.length > 0 || levels.some((other) => other?.parent === at)) return true;
    return counted.value > known.level.start && isAt(levels, at, item.labelX);
  });

/** What a level expects next (`numberKey`); none for bullets. */
const expectedAt = ({ level: { format }, next, open, close }: OpenLevel): readonly string[] =>
  format === 'bullet' ? [] : [numberKey({ format, value: next, open, close })];

/** Creates an open list that predicts the numbers a word processor would give its next items. Levels count from 0. */
export function createOpenList() {
  const levels: (OpenLevel | undefined)[] = [];

  return {
    has: (at: number) => levels[at] !== undefined,
    /** What its levels expect next (`numberKey`), bullets aside. */
    expected: (): readonly string[] => levels.flatMap((known) => (known === undefined ? [] : expectedAt(known))),
    isBefore: (at: number, x: number) => (levels[at]?.x ?? 0) < x - thresholds.sameLabel,
    /** The levels of the last item, the outermost first. */
    current: () => levels.flatMap((known, at) => (known === undefined || known.shown === null ? [] : [at])),
    hasChildren: () => levels.some((known) => known !== undefined && known.parent !== null),
    /** The level whose last label had these numbers; -1 if none. */
    levelOf: (path: readonly string[]) => levels.findIndex((_, at) => isPath(levels, at, path)),
    continuesAt: (at: number, item: ListItem, counted: Counted | null) =>
      isAt(levels, at, item.labelX) && continuesLevel(levels, at, item, counted),
    /** The level that an item resumes after other lists; -1 if none. */
    resumedBy: (item: ListItem, counted: Counted) => levelResumedBy(levels, item, counted),
    /** Adds an item to a level, which may be new. The labels of a new level repeat the numbers of the level `parent`. */
    add: (at: number, item: ListItem, counted: Counted | null, parent: number | null = null) => {
      const known = levels[at] ?? openLevel(item, counted, parent);
      const value = counted?.value ?? 0;
      const shown = counted === null ? item.label.text : shownBy(item, counted);
      levels[at] = { ...known, x: item.labelX, next: value + 1, shown };
      levels.forEach((inner, index) => {
        if (inner !== undefined && index > at) levels[index] = { ...inner, shown: null, next: inner.level.start };
      });
    },
    list: (): List => ({
      levels: levels.flatMap((known, at) =>
        known === undefined
          ? []
          : [{ ...known.level, text: known.bullet ?? `${known.open}${stemOf(levels, at)}${known.close}` }],
      ),
    }),
  };
}
