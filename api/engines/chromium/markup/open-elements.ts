const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Elements without content, which have no end tag (HTML, §13.1.2). */
export const voidElements = words(
  'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr',
);
/** The parts of tables: their tags concern the innermost table alone. */
const tableParts = words('caption colgroup tbody td tfoot th thead tr');
/** Elements that most end tags within them do not reach beyond (HTML, §13.2.4.2). */
const scopes = words('applet caption foreignobject marquee object table td template th');
/** Elements that start tags of blocks close a paragraph in. */
const blocks = words(
  'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li dd dt listing main menu nav ol p plaintext pre search section summary ul xmp table',
);
/** The special category (HTML, §13.2.4.2), but for elements without content. */
const special = new Set([
  ...[...blocks, ...scopes, ...tableParts],
  ...words('body button desc frameset head html iframe noembed noframes noscript script select style textarea title'),
]);
/** Whether the tags of an element divide the text around it into passages of their own, unless style sheets say otherwise. */
export const dividesText = (name: string): boolean => special.has(name);

/** What ends embedded SVG or MathML when it starts (§13.2.6.5), besides blocks. */
const inlineBreakouts = words('b big br code em embed font i img ruby s small span strike strong sub sup tt u var');
/** Special elements that a list item closes an earlier one from within. */
const transparentToItems = words('address div p');
const foreign = ['svg', 'math'];
const cells = ['td', 'th', 'caption', 'colgroup'];
const sections = ['tbody', 'thead', 'tfoot'];

/** What the start of a table's part closes, in the innermost table. */
const closedByPart = (name: string): readonly string[] => {
  if (name === 'td' || name === 'th') return cells;
  return name === 'tr' ? ['tr', ...cells] : [...sections, 'tr', ...cells];
};

/** The lists of positions that an element is in: that of its name, and those of the bounds that it is. */
const keysOf = (name: string): readonly string[] => [
  name,
  ...(special.has(name) ? ['(special)'] : []),
  ...(special.has(name) && !transparentToItems.has(name) ? ['(item bound)'] : []),
  ...(scopes.has(name) ? ['(scope)'] : []),
];

/** The elements that are open in a document, as its parser counts them. */
export interface OpenElements {
  /** Opens an element, and closes those whose end tags may be left out before it. Returns how many are open. */
  readonly startTag: (name: string, selfClosing?: boolean) => number;
  /** Closes an element and all within it, if one of that name can be closed here. */
  readonly endTag: (name: string) => void;
}

/**
 * Follows which elements are open while tags are read, each in constant time on average: a list of positions for each
 * name, and for what bounds the search for a name. Formatting elements, which obey rules of their own, are not to be
 * passed on.
 */
export function createOpenElements(): OpenElements {
  const open: string[] = [];
  const positions = new Map<string, number[]>();
  const last = (key: string) => positions.get(key)?.at(-1) ?? -1;
  const lastOf = (keys: readonly string[]) => Math.max(-1, ...keys.map(last));

  function push(name: string): void {
    for (const key of keysOf(name)) {
      const list = positions.get(key);
      if (list === undefined) positions.set(key, [open.length]);
      else list.push(open.length);
    }
    open.push(name);
  }

  /** Closes the element at a position and all within it. */
  function closeFrom(position: number): void {
    while (open.length > position) for (const key of keysOf(open.pop() as string)) positions.get(key)?.pop();
  }

  function closeIfAfter(bound: number, names: readonly string[]): void {
    const position = lastOf(names);
    if (position >= 0 && position >= bound) closeFrom(position);
  }

  const isForeign = () => lastOf(foreign) > last('(special)');

  function closeBefore(name: string): void {
    if (tableParts.has(name)) {
      const table = last('table');
      for (const part of closedByPart(name)) closeIfAfter(table, [part]);
    }
    if (blocks.has(name)) closeIfAfter(Math.max(last('(scope)'), last('button')), ['p']);
    const items = name === 'li' ? ['li'] : ['dd', 'dt'];
    if (items.includes(name)) closeIfAfter(last('(item bound)'), items);
    if (/^(option|rb|rp|rt|rtc|h[1-6])$/.test(name) && open.at(-1) === name) closeFrom(open.length - 1);
  }

  return {
    startTag(written, selfClosing = false) {
      const name = written.toLowerCase();
      if (isForeign() && name !== 'foreignobject' && name !== 'desc' && name !== 'title') {
        if (special.has(name) || inlineBreakouts.has(name)) {
          while (isForeign()) closeFrom(lastOf(foreign));
        } else if (selfClosing) return open.length;
      }
      if (!voidElements.has(name)) {
        closeBefore(name);
        push(name);
      }
      return open.length;
    },
    endTag(written) {
      const name = written.toLowerCase();
      const bound = tableParts.has(name) ? last('table') : last(special.has(name) ? '(scope)' : '(special)');
      closeIfAfter(bound, [name]);
    },
  };
}
