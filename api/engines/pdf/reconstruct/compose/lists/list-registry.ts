import type { List, ListPlace } from '../../model/list.ts';
import type { ListItem } from './open-list.ts';
import { createOpenLists } from './open-lists.ts';
import { type Counted, readNumber } from './read-number.ts';

/** The innermost level of a list in WordprocessingML, counted from 0. */
const maxLevel = 8;

/** Creates a registry that assigns items to lists and levels. Items must be placed in the order of the document. */
export function createListRegistry() {
  const open = createOpenLists();
  /** Places at which the next item may continue a list, innermost last. */
  let stack: readonly ListPlace[] = [];

  const isOutside = (place: ListPlace, { labelX }: ListItem) => open.of(place).isBefore(place.level, labelX);
  /** Makes a list current again after others have interrupted it. */
  const returnTo = (place: ListPlace, item: ListItem) => {
    const within = open
      .of(place)
      .current()
      .filter((level) => level < place.level);
    stack = [
      ...stack.filter((each) => each.list !== place.list && isOutside(each, item)),
      ...within.map((level) => ({ list: place.list, level })),
      place,
    ];
  };

  /** The next item of a list that is current. */
  const continued = (item: ListItem, counted: Counted | null): ListPlace | null => {
    const place = stack.findLast((each) => open.of(each).continuesAt(each.level, item, counted));
    if (place === undefined) return null;
    open.add(place, item, counted);
    stack = stack.slice(0, stack.lastIndexOf(place) + 1);
    return place;
  };
  /** The next item of a list that others have interrupted, which only a number shows. */
  const resumed = (item: ListItem, counted: Counted | null): ListPlace | null => {
    const place = counted && open.resumedBy(item, counted);
    if (place === null) return null;
    open.add(place, item, counted);
    returnTo(place, item);
    return place;
  };
  /** The first item of a level whose numbers repeat those of the level around it. */
  const belowItsNumbers = (item: ListItem, counted: Counted | null): ListPlace | null => {
    const path = counted?.outer ?? [];
    const parent = path.length === 0 ? null : open.lastWith(path);
    if (parent === null || parent.level >= maxLevel || open.of(parent).has(parent.level + 1)) return null;
    const place = { list: parent.list, level: parent.level + 1 };
    open.add(place, item, counted, parent.level);
    returnTo(place, item);
    return place;
  };
  /** The first item of a level within that of the item to whose right it begins, or the next one in another item of it. */
  const indented = (item: ListItem, counted: Counted | null): ListPlace | null => {
    if (counted !== null && counted.outer.length > 0) return null;
    const outer = stack.findLast((each) => isOutside(each, item));
    if (outer === undefined || outer.level >= maxLevel) return null;
    const list = open.of(outer);
    // In a list whose numbers repeat outer ones, a level of bullets would occupy the next level of numbers.
    if (counted === null && list.hasChildren()) return null;
    const place = { list: outer.list, level: outer.level + 1 };
    if (list.has(place.level) && !list.continuesAt(place.level, item, counted)) return null;
    open.add(place, item, counted);
    stack = [...stack.slice(0, stack.indexOf(outer) + 1), place];
    return place;
  };
  /** The first item of a list of its own. */
  const begun = (item: ListItem, counted: Counted | null): ListPlace => {
    const place = open.begin();
    open.add(place, item, counted);
    stack = [...stack.filter((each) => isOutside(each, item)), place];
    return place;
  };

  return {
    place(item: ListItem): ListPlace {
      const candidates = readNumber(item.label, open.hasFormat);
      for (const way of [continued, resumed])
        for (const counted of candidates) {
          const place = way(item, counted);
          if (place !== null) return place;
        }
      const counted = candidates[0] ?? null;
      return belowItsNumbers(item, counted) ?? indented(item, counted) ?? begun(item, counted);
    },
    lists: (): readonly List[] => open.lists(),
  };
}
