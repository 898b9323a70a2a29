import type { List, ListLevel } from '../../model/doc-model.ts';
import type { Look } from '../../model/page-model.ts';
import { symbolSigns } from '../../model/symbol-signs.ts';
import type { Label } from '../../paragraphs/labels.ts';
import type { Counted } from './read-number.ts';

/** An item of a list as it stands on the page: where its label and its text begin, from the column's left edge. */
export interface ListItem {
  readonly label: Label;
  readonly labelX: number;
  readonly bodyX: number;
  readonly look: Look;
}

/** A level of a list, and how far it has been counted. */
interface OpenLevel {
  readonly level: Omit<ListLevel, 'text'>;
  /** A bullet; null for numbers. */
  readonly bullet: string | null;
  readonly open: string;
  readonly close: string;
  /** The level whose number stands before its own; null where that is none, or typed for good. */
  readonly parent: number | null;
  readonly typed: readonly string[];
  /** Where the label of its last item begins. */
  readonly x: number;
  /** Its number as it was shown last; null since an item of an outer level. */
  readonly shown: string | null;
  readonly next: number;
}

const sameX = 4;
/** Bullets beside the signs of symbol fonts: OpenSymbol's own, and letters that stand for those of Wingdings. */
const bullets: Readonly<Record<string, string>> = { '\ue00c': '•', '§': '▪', Ø: '➢', ü: '✓' };

/** A bullet as a character that every font has. */
export const bulletOf = (text: string) =>
  symbolSigns[text]?.text ?? bullets[text] ?? (/[\ue000-\uf8ff]/.test(text) ? '•' : text);

const shownBy = ({ label: { text } }: ListItem, { open, close, outer }: Counted) =>
  text.slice(open.length + outer.join('.').length + Number(outer.length > 0), text.length - close.length);

/** A level as its first item begins it. */
function opened({ label, labelX, bodyX, look }: ListItem, counted: Counted | null, parent: number | null): OpenLevel {
  const start = counted?.value ?? 1;
  const isSymbol = counted === null && /symbol|wingd|dingb/i.test(look.font);
  return {
    level: {
      format: counted?.format ?? 'bullet',
      start,
      left: bodyX,
      hanging: bodyX - labelX,
      look: isSymbol ? { ...look, font: 'OpenSymbol' } : look,
    },
    bullet: counted === null ? bulletOf(label.text) : null,
    open: counted?.open ?? '',
    close: counted?.close ?? '',
    parent,
    typed: parent === null ? (counted?.outer ?? []) : [],
    x: labelX,
    shown: null,
    next: start,
  };
}

/** A list with the numbers that a word processor would give to its next items. */
export function createOpenList() {
  const levels: (OpenLevel | undefined)[] = [];

  /** The numbers that a level's last label had; null where it has none to show. */
  const pathOf = (at: number): readonly string[] | null => {
    const known = levels[at];
    if (known?.shown == null) return null;
    const outer = known.parent === null ? known.typed : pathOf(known.parent);
    return outer === null ? null : [...outer, known.shown];
  };
  const isPath = (at: number, path: readonly string[]) => pathOf(at)?.join('.') === path.join('.');
  const stemOf = (at: number): string => {
    const { parent, typed } = levels[at] as OpenLevel;
    return [...(parent === null ? typed : [stemOf(parent)]), `%${at + 1}`].join('.');
  };
  const isAt = (at: number, x: number) => Math.abs((levels[at]?.x ?? Number.POSITIVE_INFINITY) - x) < sameX;
  const goesOn = (at: number, item: ListItem, counted: Counted | null): boolean => {
    const known = levels[at];
    if (known === undefined) return false;
    if (counted === null) return known.bullet === bulletOf(item.label.text);
    const { format, value, open, close, outer } = counted;
    const isAlike = known.level.format === format && known.open === open && known.close === close;
    if (!isAlike || known.next !== value) return false;
    return known.parent === null ? known.typed.join('.') === outer.join('.') : isPath(known.parent, outer);
  };

  return {
    has: (at: number) => levels[at] !== undefined,
    uses: (format: ListLevel['format']) => levels.some((known) => known?.level.format === format),
    isBefore: (at: number, x: number) => (levels[at]?.x ?? 0) < x - sameX,
    /** Levels that the last item is within, the outermost first. */
    current: () => levels.flatMap((known, at) => (known === undefined || known.shown === null ? [] : [at])),
    hasChildren: () => levels.some((known) => known !== undefined && known.parent !== null),
    /** The level whose last label has these numbers; -1 where none has. */
    levelOf: (path: readonly string[]) => levels.findIndex((_, at) => isPath(at, path)),
    goesOnHere: (at: number, item: ListItem, counted: Counted | null) =>
      isAt(at, item.labelX) && goesOn(at, item, counted),
    /** The level that goes on with an item after other lists, wherever it stands if its number tells enough; -1 if none. */
    resumedBy: (item: ListItem, counted: Counted) =>
      levels.findLastIndex((known, at) => {
        if (known === undefined || !goesOn(at, item, counted)) return false;
        if (counted.outer.length > 0 || levels.some((other) => other?.parent === at)) return true;
        return counted.value > known.level.start && isAt(at, item.labelX);
      }),
    /** Adds an item to a level, which begins with it where it is new; after numbers of the level `parent`. */
    add: (at: number, item: ListItem, counted: Counted | null, parent: number | null = null) => {
      const known = levels[at] ?? opened(item, counted, parent);
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
          : [{ ...known.level, text: known.bullet ?? `${known.open}${stemOf(at)}${known.close}` }],
      ),
    }),
  };
}
