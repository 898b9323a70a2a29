import { localName } from '../../../../../formats/xml/xml.ts';
import { attributeKey, attributeOf, prefixOf } from '../../../../../formats/xml/xml-names.ts';
import { layerOver, type XmlEditor } from '../../edit/xml-editor.ts';

type Attributes = Readonly<Record<string, string>>;

/** Matches parts with cells whose width is that of their content (ECMA-376 part 1, §17.4.71). */
export const fittedCellHint = /[<:]tcW\s[^>]{0,80}type="auto"/;

/** What text may extend beyond a cell's inner edge, in twentieths of a point: more than widths of letters are rounded by. */
const excess = '-15';

/** Follows tables and their cells. */
interface FittedCells {
  /** @param parent Local name of the element around it. */
  readonly open: (local: string, parent: string | undefined, attributes: Attributes) => void;
  readonly close: (local: string) => void;
  /** Whether the innermost cell that is open is as wide as its text. */
  readonly isFitted: () => boolean;
}

function createFittedCells(): FittedCells {
  /** Whether columns of the tables that are open keep their widths, and whether the cells that are open fit their text. */
  const fixed: boolean[] = [];
  const fitted: boolean[] = [];
  return {
    open(local, parent, attributes) {
      if (local === 'tbl') fixed.push(false);
      if (local === 'tblLayout') fixed.splice(-1, 1, attributeOf(attributes, 'type') === 'fixed');
      if (local === 'tc') fitted.push(false);
      if (local === 'tcW' && parent === 'tcPr') {
        fitted.splice(-1, 1, attributeOf(attributes, 'type') === 'auto' && fixed.at(-1) === false);
      }
    },
    close(local) {
      if (local === 'tbl') fixed.pop();
      if (local === 'tc') fitted.pop();
    },
    isFitted: () => fitted.at(-1) === true,
  };
}

const rightIndents = ['right', 'end', 'rightChars', 'endChars'];

/**
 * Has text of cells that are as wide as it stay on one line: Word makes such columns as wide as their longest line, and
 * the same line is a few hundredths of a point wider in LibreOffice, which would break it.
 */
export function fitColumns(editor: XmlEditor): XmlEditor {
  const names: string[] = [];
  const cells = createFittedCells();
  /** The prefix of a paragraph that has just begun, and of the properties of one in which no indent is stated yet. */
  let begun: string | undefined;
  let unstated: string | undefined;
  let changed = false;

  const indent = (prefix: string) => {
    changed = true;
    editor.open(`${prefix}ind`, { [`${prefix}right`]: excess });
    editor.close(`${prefix}ind`);
  };
  /** Gives a paragraph without properties some. */
  const begin = () => {
    if (begun === undefined) return;
    editor.open(`${begun}pPr`, {});
    indent(begun);
    editor.close(`${begun}pPr`);
    begun = undefined;
  };

  return layerOver(editor, () => changed, {
    open(name, attributes, source) {
      const local = localName(name);
      const parent = names.at(-1);
      cells.open(local, parent, attributes);
      names.push(local);
      if (begun !== undefined && local === 'pPr') [begun, unstated] = [undefined, begun];
      else begin();
      if (unstated !== undefined && local === 'ind' && parent === 'pPr') {
        const prefix = unstated;
        unstated = undefined;
        if (rightIndents.every((side) => attributeKey(attributes, side) === undefined)) {
          changed = true;
          return editor.open(name, { ...attributes, [`${prefix}right`]: excess });
        }
      }
      editor.open(name, attributes, source);
      if (local === 'p' && parent === 'tc' && cells.isFitted()) begun = prefixOf(name);
    },
    close(name) {
      const local = localName(name);
      names.pop();
      cells.close(local);
      if (local === 'p') begun = undefined;
      if (unstated !== undefined && local === 'pPr') {
        indent(unstated);
        unstated = undefined;
      }
      editor.close(name);
    },
  });
}
