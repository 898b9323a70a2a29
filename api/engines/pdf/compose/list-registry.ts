import type { Label } from '../analyse/labels.ts';
import type { List, ListLevel, ListPlace } from '../model/doc-model.ts';
import type { Look } from '../model/page-model.ts';
import { symbolSigns } from '../model/symbol-signs.ts';
import { type Counted, readNumber } from './read-number.ts';

/** An item of a list as it stands on the page: where its label and its text begin, from the column's left edge. */
export interface ListItem {
  readonly label: Label;
  readonly labelX: number;
  readonly bodyX: number;
  readonly look: Look;
}

interface OpenLevel {
  readonly x: number;
  readonly level: ListLevel;
  next: number;
}

interface OpenList {
  readonly levels: (OpenLevel | undefined)[];
}

const sameX = 4;
const maxLevel = 8;
/** Bullets beside the signs of symbol fonts: OpenSymbol's own, and letters that stand for those of Wingdings. */
const bullets: Readonly<Record<string, string>> = { '\ue00c': '•', '§': '▪', Ø: '➢', ü: '✓' };

/** A bullet as a character that every font has. */
export const bulletOf = (text: string) =>
  symbolSigns[text]?.text ?? bullets[text] ?? (/[\ue000-\uf8ff]/.test(text) ? '•' : text);

/** Finds the list and level of every item in the order of the document. */
export function createListRegistry() {
  const lists: OpenList[] = [];
  /** Levels that may go on, the innermost last. */
  let stack: { readonly list: number; readonly level: number }[] = [];

  const open = ({ label, labelX, bodyX, look }: ListItem, counted: Counted | null): OpenLevel => ({
    x: labelX,
    next: (counted?.value ?? 0) + 1,
    level: {
      format: counted?.format ?? 'bullet',
      text: counted === null ? bulletOf(label.text) : counted.pattern,
      start: counted?.value ?? 1,
      left: bodyX,
      hanging: bodyX - labelX,
      look: counted === null && /symbol|wingd|dingb/i.test(look.font) ? { ...look, font: 'OpenSymbol' } : look,
    },
  });
  const levelAt = ({ list, level }: { readonly list: number; readonly level: number }) => lists[list]?.levels[level];

  return {
    place(item: ListItem): ListPlace {
      const candidates = readNumber(item.label, (format) =>
        lists.some(({ levels }) => levels.some((each) => each?.level.format === format)),
      );
      const goesOn = (open: OpenLevel | undefined, counted: Counted | null) =>
        open !== undefined &&
        Math.abs(open.x - item.labelX) < sameX &&
        (counted === null
          ? open.level.format === 'bullet' && open.level.text === bulletOf(item.label.text)
          : open.level.format === counted.format && open.level.text === counted.pattern && open.next === counted.value);
      for (const counted of candidates) {
        for (let index = stack.length - 1; index >= 0; index--) {
          const place = stack[index] as (typeof stack)[number];
          const known = levelAt(place);
          if (known === undefined || !goesOn(known, counted)) continue;
          known.next++;
          stack = stack.slice(0, index + 1);
          return place;
        }
      }
      const counted = candidates[0] ?? null;
      const outer = stack.findLast((place) => (levelAt(place)?.x ?? 0) < item.labelX - sameX);
      if (outer !== undefined && outer.level < maxLevel) {
        const place = { list: outer.list, level: outer.level + 1 };
        const levels = (lists[place.list] as OpenList).levels;
        const known = levels[place.level];
        const restarts =
          known !== undefined &&
          Math.abs(known.x - item.labelX) < sameX &&
          known.level.text === open(item, counted).level.text &&
          known.level.format === (counted?.format ?? 'bullet') &&
          known.level.start === (counted?.value ?? 1);
        if (known === undefined || restarts) {
          levels[place.level] =
            known === undefined ? open(item, counted) : { ...known, next: (counted?.value ?? 0) + 1 };
          stack = [...stack.slice(0, stack.indexOf(outer) + 1), place];
          return place;
        }
      }
      lists.push({ levels: [open(item, counted)] });
      const place = { list: lists.length - 1, level: 0 };
      stack = [...stack.filter((each) => (levelAt(each)?.x ?? 0) < item.labelX - sameX), place];
      return place;
    },
    lists: (): readonly List[] => lists.map(({ levels }) => ({ levels: levels.flatMap((each) => each?.level ?? []) })),
  };
}
