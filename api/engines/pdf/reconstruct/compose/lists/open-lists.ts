import type { List, ListPlace } from '../../model/list.ts';
import { createOpenList, type ListItem, numberKey } from './open-list.ts';
import type { Counted } from './read-number.ts';

type OpenList = ReturnType<typeof createOpenList>;

/** The lists that may continue. */
export type OpenLists = ReturnType<typeof createOpenLists>;

/** Creates the lists of a document while it is read, found by what they expect next: a long one has thousands. */
export function createOpenLists() {
  const lists: OpenList[] = [];
  /** The formats of all levels. */
  const formats = new Set<string>();
  /** The lists that expect a number next. */
  const expecting = new Map<string, Set<number>>();

  const of = ({ list }: ListPlace) => lists[list] as OpenList;
  return {
    of,
    hasFormat: (format: string): boolean => formats.has(format),
    /** The first level of a new list. */
    begin(): ListPlace {
      lists.push(createOpenList());
      return { list: lists.length - 1, level: 0 };
    },
    /** The level of the last list whose last label had these numbers; null for none. */
    lastWith(path: readonly string[]): ListPlace | null {
      const list = lists.findLastIndex((each) => each.levelOf(path) >= 0);
      return list < 0 ? null : { list, level: (lists[list] as OpenList).levelOf(path) };
    },
    /** The place in the last list that an item resumes after others; null for none. */
    resumedBy(item: ListItem, counted: Counted): ListPlace | null {
      let last: ListPlace | null = null;
      for (const list of expecting.get(numberKey(counted)) ?? []) {
        if (last !== null && list <= last.list) continue;
        const level: number = (lists[list] as OpenList).resumedBy(item, counted);
        if (level >= 0) last = { list, level };
      }
      return last;
    },
    /** @param parent The level whose numbers the labels of a new level repeat; null for none. */
    add(place: ListPlace, item: ListItem, counted: Counted | null, parent: number | null = null): void {
      const list = of(place);
      for (const key of list.expected()) expecting.get(key)?.delete(place.list);
      list.add(place.level, item, counted, parent);
      for (const key of list.expected()) {
        const waiting = expecting.get(key) ?? new Set();
        expecting.set(key, waiting.add(place.list));
      }
      if (counted !== null) formats.add(counted.format);
    },
    lists: (): readonly List[] => lists.map((list) => list.list()),
  };
}
