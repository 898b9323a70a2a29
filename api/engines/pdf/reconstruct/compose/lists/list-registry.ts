import type { List, ListPlace } from '../../model/list.ts';
import { createOpenList, type ListItem, numberKey } from './open-list.ts';
import { type Counted, readNumber } from './read-number.ts';

type OpenList = ReturnType<typeof createOpenList>;

/** The innermost level of a list in WordprocessingML, counted from 0. */
const maxLevel = 8;

/** Creates a registry that assigns items to lists and levels. Items must be placed in the order of the document. */
export function createListRegistry() {
  const lists: OpenList[] = [];
  /** The formats of all levels, and the lists that expect a number next: a long document has thousands of lists. */
  const formats = new Set<string>();
  const expecting = new Map<string, Set<number>>();
  /** Places at which the next item may continue a list, innermost last. */
  let stack: readonly ListPlace[] = [];

  const listOf = ({ list }: ListPlace) => lists[list] as OpenList;
  const isOutside = (place: ListPlace, { labelX }: ListItem) => listOf(place).isBefore(place.level, labelX);
  /** The last list with a matching level, and that level. */
  const lastPlace = (levelIn: (list: OpenList) => number): ListPlace | null => {
    const list = lists.findLastIndex((each) => levelIn(each) >= 0);
    return list < 0 ? null : { list, level: levelIn(lists[list] as OpenList) };
  };
  /** The place in the last list that an item resumes after others; null for none. */
  const resumedPlace = (item: ListItem, counted: Counted): ListPlace | null => {
    let last: ListPlace | null = null;
    for (const list of expecting.get(numberKey(counted)) ?? []) {
      const level: number = last === null || list > last.list ? (lists[list] as OpenList).resumedBy(item, counted) : -1;
      if (level >= 0) last = { list, level };
    }
    return last;
  };
  const add = (place: ListPlace, item: ListItem, counted: Counted | null, parent: number | null = null): void => {
    const list = listOf(place);
    for (const key of list.expected()) expecting.get(key)?.delete(place.list);
    list.add(place.level, item, counted, parent);
    for (const key of list.expected()) {
      const waiting = expecting.get(key) ?? new Set();
      expecting.set(key, waiting.add(place.list));
    }
    if (counted !== null) formats.add(counted.format);
  };
  /** Makes a list current again after others have interrupted it. */
  const returnTo = (place: ListPlace, item: ListItem) => {
    const within = listOf(place)
      .current()
      .filter((level) => level < place.level);
    stack = [
      ...stack.filter((each) => each.list !== place.list && isOutside(each, item)),
      ...within.map((level) => ({ list: place.list, level })),
      place,
    ];
  };

  return {
    place(item: ListItem): ListPlace {
      const candidates = readNumber(item.label, (format) => formats.has(format));
      for (const counted of candidates) {
        const place = stack.findLast((each) => listOf(each).continuesAt(each.level, item, counted));
        if (place === undefined) continue;
        add(place, item, counted);
        stack = stack.slice(0, stack.lastIndexOf(place) + 1);
        return place;
      }
      for (const counted of candidates) {
        const place = counted && resumedPlace(item, counted);
        if (place === null) continue;
        add(place, item, counted);
        returnTo(place, item);
        return place;
      }
      const counted = candidates[0] ?? null;
      const path = counted?.outer ?? [];
      const parent = path.length === 0 ? null : lastPlace((list) => list.levelOf(path));
      if (parent !== null && parent.level < maxLevel && !listOf(parent).has(parent.level + 1)) {
        const place = { list: parent.list, level: parent.level + 1 };
        add(place, item, counted, parent.level);
        returnTo(place, item);
        return place;
      }
      // In a list whose numbers repeat outer ones, a level of bullets would occupy the next level of numbers.
      const outer = path.length > 0 ? undefined : stack.findLast((each) => isOutside(each, item));
      if (outer !== undefined && outer.level < maxLevel && (counted !== null || !listOf(outer).hasChildren())) {
        const place = { list: outer.list, level: outer.level + 1 };
        const list = listOf(place);
        if (!list.has(place.level) || list.continuesAt(place.level, item, counted)) {
          add(place, item, counted);
          stack = [...stack.slice(0, stack.indexOf(outer) + 1), place];
          return place;
        }
      }
      lists.push(createOpenList());
      const place = { list: lists.length - 1, level: 0 };
      add(place, item, counted);
      stack = [...stack.filter((each) => isOutside(each, item)), place];
      return place;
    },
    lists: (): readonly List[] => lists.map((list) => list.list()),
  };
}
