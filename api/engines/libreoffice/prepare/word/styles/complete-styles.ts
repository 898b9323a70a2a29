import { localName } from '../../../../../formats/xml/xml.ts';
import { attributeOf, prefixOf } from '../../../../../formats/xml/xml-names.ts';
import { layerOver, type XmlEditor } from '../../edit/xml-editor.ts';

/** Matches the part with a document's styles. */
export const stylesHint = /[<:]styles[\s>]/;

interface Style {
  readonly id: string;
  readonly prefix: string;
  /** Whether it is a table's and nothing of it has been read: its name comes first (ECMA-376 part 1, §17.7.4.17). */
  mayLackName: boolean;
  basedOn: string | undefined;
  /** The list of its paragraphs. */
  list: string | undefined;
}

/**
 * States what LibreOffice needs styles to state. Table styles without a name, as Google Docs writes them, get one: without
 * it LibreOffice forgets what they inherit, such as the margins of cells. Paragraph styles that only state a level of an
 * inherited list (ECMA-376 part 1, §17.9.19) also state the list, since LibreOffice otherwise indents them as the style
 * that they are based on, not as the level. Styles must come after those that they are based on.
 */
export function completeStyles(editor: XmlEditor): XmlEditor {
  const names: string[] = [];
  const lists = new Map<string, string>();
  let style: Style | undefined;
  let changed = false;

  const add = (name: string, value: string) => {
    if (style === undefined) return;
    changed = true;
    editor.open(`${style.prefix}${name}`, { [`${style.prefix}val`]: value });
    editor.close(`${style.prefix}${name}`);
  };
  const read = (local: string, parent: string | undefined, attributes: Readonly<Record<string, string>>) => {
    if (style === undefined) return;
    if (style.mayLackName && local !== 'name') add('name', `Style ${style.id}`);
    style.mayLackName = false;
    if (parent === 'style' && local === 'basedOn') style.basedOn = attributeOf(attributes, 'val');
    if (parent === 'numPr' && local === 'numId') style.list = attributeOf(attributes, 'val');
  };

  return layerOver(editor, () => changed, {
    open(name, attributes, source) {
      const local = localName(name);
      read(local, names.at(-1), attributes);
      names.push(local);
      editor.open(name, attributes, source);
      if (local !== 'style') return;
      style = {
        id: attributeOf(attributes, 'styleId') ?? '',
        prefix: prefixOf(name),
        mayLackName: attributeOf(attributes, 'type') === 'table',
        basedOn: undefined,
        list: undefined,
      };
    },
    close(name) {
      const local = names.pop();
      const inherited = lists.get(style?.basedOn ?? '');
      if (style && local === 'numPr' && style.list === undefined && inherited !== undefined) add('numId', inherited);
      editor.close(name);
      if (style === undefined || local !== 'style') return;
      const list = style.list ?? inherited;
      if (list !== undefined) lists.set(style.id, list);
      style = undefined;
    },
  });
}
