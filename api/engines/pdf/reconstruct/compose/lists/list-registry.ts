import type { List, ListPlace } from '../../model/doc-model.ts';
import { createOpenList, type ListItem } from './open-list.ts';
import { readNumber } from './read-number.ts';

type OpenList = ReturnType<typeof createOpenList>;

/** The innermost level of a list in WordprocessingML, counted from 0. */
const maxLevel = 8;

/** Creates a registry that assigns items to lists and levels. Items must be placed in the order of the document. */
export function createListRegistry() {
  const lists: OpenList[] = [];
  /** Places at which the next item may continue a list, innermost last. */
  let stack: readonly ListPlace[] = [];

  const listOf = ({ list }: ListPlace) => lists[list] as OpenList;
  const isOutside = (place: ListPlace, { labelX }: ListItem) => listOf(place).isBefore(place.level, labelX);
  /** The last list with a matching level, and that level. */
  const lastPlace = (levelIn: (list: OpenList) => number): ListPlace | null => {
    const list = lists.findLastIndex((each) => levelIn(each) >= 0);
    return list < 0 ? null : { list, level: levelIn(lists[list] as OpenList) };
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
      const candidates = readNumber(item.label, (format) => lists.some((list) => list.uses(format)));
      for (const counted of candidates) {
        const place = stack.findLast((each) => listOf(each).continuesAt(each.level, item, counted));
        if (place === undefined) continue;
        listOf(place).add(place.level, item, counted);
        stack = stack.slice(0, stack.lastIndexOf(place) + 1);
        return place;
      }
      for (const counted of candidates) {
        const place = counted && lastPlace((list) => list.resumedBy(item, counted));
        if (place === null) continue;
        listOf(place).add(place.level, item, counted);
        returnTo(place, item);
        return place;
      }
      const counted = candidates[0] ?? null;
      const path = counted?.outer ?? [];
      const parent = path.length === 0 ? null : lastPlace((list) => list.levelOf(path));
      if (parent !== null && parent.level < maxLevel && !listOf(parent).has(parent.level + 1)) {
        const place = { list: parent.list, level: parent.level + 1 };
        listOf(place).add(place.level, item, counted, parent.level);
        returnTo(place, item);
        return place;
      }
      // In a list whose numbers repeat outer ones, a level of bullets would occupy the next level of numbers.
      const outer = path.length > 0 ? undefined : stack.findLast((each) => isOutside(each, item));
      if (outer !== undefined && outer.level < maxLevel && (counted !== null || !listOf(outer).hasChildren())) {
        const place = { list: outer.list, level: outer.level + 1 };
        const list = listOf(place);
        if (!list.has(place.level) || list.continuesAt(place.level, item, counted)) {
          list.add(place.level, item, counted);
          stack = [...stack.slice(0, stack.indexOf(outer) + 1), place];
          return place;
        }
      }
      lists.push(createOpenList());
      const place = { list: lists.length - 1, level: 0 };
      listOf(place).add(0, item, counted);
      stack = [...stack.filter((each) => isOutside(each, item)), place];
      return place;
    },
    lists: (): readonly List[] => lists.map((list) => list.list()),
  };
}
