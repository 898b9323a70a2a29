import type { List, ListPlace } from '../../model/list.ts';
import type { ListItem } from './open-list.ts';
import { createOpenLists, type OpenLists } from './open-lists.ts';
import { type Counted, readNumber } from './read-number.ts';

/** The innermost level of a list in WordprocessingML, counted from 0. */
const maxLevel = 8;

/** The lists of a document up to an item. */
interface Lists {
  readonly open: OpenLists;
  /** Places at which the next item may continue a list, innermost last. */
  readonly current: readonly ListPlace[];
}

/** Where an item belongs. */
interface Found {
  readonly place: ListPlace;
  /** The level whose numbers the labels of a new level repeat; none for others. */
  readonly parent?: number;
  /** The places at which the item after it may continue a list. */
  readonly current: readonly ListPlace[];
}

/** Finds the place of an item in one way; null if it has none. */
type Way = (lists: Lists, item: ListItem, counted: Counted | null) => Found | null;

const isOutside = ({ open }: Lists, place: ListPlace, { labelX }: ListItem) =>
  open.of(place).isBefore(place.level, labelX);

/** A place in a list that becomes current again after others have interrupted it. */
function returningTo(lists: Lists, place: ListPlace, item: ListItem): Found {
  const levels = lists.open.of(place).current();
  const around = levels.filter((level) => level < place.level).map((level) => ({ list: place.list, level }));
  const others = lists.current.filter((each) => each.list !== place.list && isOutside(lists, each, item));
  return { place, current: [...others, ...around, place] };
}

/** The next item of a list that is current. */
const continued: Way = ({ open, current }, item, counted) => {
  const at = current.findLastIndex((each) => open.of(each).continuesAt(each.level, item, counted));
  const place = current[at];
  return place === undefined ? null : { place, current: current.slice(0, at + 1) };
};

/** The next item of a list that others have interrupted, which only a number shows. */
const resumed: Way = (lists, item, counted) => {
  const place = counted && lists.open.resumedBy(item, counted);
  return place && returningTo(lists, place, item);
};

/** The first item of a level whose numbers repeat those of the level around it. */
const belowItsNumbers: Way = (lists, item, counted) => {
  const path = counted?.outer ?? [];
  const parent = path.length === 0 ? null : lists.open.lastWith(path);
  if (parent === null || parent.level >= maxLevel || lists.open.of(parent).has(parent.level + 1)) return null;
  const place = { list: parent.list, level: parent.level + 1 };
  return { ...returningTo(lists, place, item), parent: parent.level };
};

/** The first item of a level within that of the item to whose right it begins, or the next one in another item of it. */
const indented: Way = (lists, item, counted) => {
  if (counted !== null && counted.outer.length > 0) return null;
  const { open, current } = lists;
  const at = current.findLastIndex((each) => isOutside(lists, each, item));
  const outer = current[at];
  if (outer === undefined || outer.level >= maxLevel) return null;
  const list = open.of(outer);
  // In a list whose numbers repeat outer ones, a level of bullets would occupy the next level of numbers.
  if (counted === null && list.hasChildren()) return null;
  const place = { list: outer.list, level: outer.level + 1 };
  if (list.has(place.level) && !list.continuesAt(place.level, item, counted)) return null;
  return { place, current: [...current.slice(0, at + 1), place] };
};

/** The first item of a list of its own. */
const begun = (lists: Lists, item: ListItem): Found => {
  const place = lists.open.begin();
  return { place, current: [...lists.current.filter((each) => isOutside(lists, each, item)), place] };
};

/** Creates a registry that assigns items to lists and levels. Items must be placed in the order of the document. */
export function createListRegistry() {
  const open = createOpenLists();
  let current: readonly ListPlace[] = [];

  const take = ({ place, parent, current: next }: Found, item: ListItem, counted: Counted | null): ListPlace => {
    open.add(place, item, counted, parent);
    current = next;
    return place;
  };

  return {
    place(item: ListItem): ListPlace {
      const lists: Lists = { open, current };
      const candidates = readNumber(item.label, open.hasFormat);
      for (const way of [continued, resumed])
        for (const counted of candidates) {
          const found = way(lists, item, counted);
          if (found !== null) return take(found, item, counted);
        }
      const counted = candidates[0] ?? null;
      const found = belowItsNumbers(lists, item, counted) ?? indented(lists, item, counted) ?? begun(lists, item);
      return take(found, item, counted);
    },
    lists: (): readonly List[] => open.lists(),
  };
}
