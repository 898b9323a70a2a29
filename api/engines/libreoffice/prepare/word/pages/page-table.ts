import type { XmlEditor } from '../../edit/xml-editor.ts';

/** A page that is filled by one section, in twentieths of a point. */
export interface CentredPage {
  readonly alignment: string;
  readonly width: number;
  readonly height: number;
}

/** Writes an element with attributes of the same prefix, and what is within it. */
function write(
  editor: XmlEditor,
  prefix: string,
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  within = () => {},
): void {
  const prefixed = Object.entries(attributes).map(([key, value]) => [prefix + key, value]);
  editor.open(prefix + name, Object.fromEntries(prefixed));
  within();
  editor.close(prefix + name);
}

/** Begins a table of one cell that is as high as a page. */
export function beginPageTable(editor: XmlEditor, prefix: string, { alignment, width, height }: CentredPage): void {
  const add = (name: string, attributes?: Readonly<Record<string, string>>, within?: () => void) =>
    write(editor, prefix, name, attributes, within);
  const wide = { w: `${width}`, type: 'dxa' };
  editor.open(`${prefix}tbl`, {});
  add('tblPr', {}, () => {
    add('tblW', wide);
    add('tblInd', { w: '0', type: 'dxa' });
    add('tblLayout', { type: 'fixed' });
    add('tblCellMar', {}, () => {
      for (const side of ['top', 'left', 'bottom', 'right']) add(side, { w: '0', type: 'dxa' });
    });
  });
  add('tblGrid', {}, () => add('gridCol', { w: `${width}` }));
  editor.open(`${prefix}tr`, {});
  add('trPr', {}, () => add('trHeight', { val: `${height}`, hRule: 'atLeast' }));
  editor.open(`${prefix}tc`, {});
  add('tcPr', {}, () => {
    add('tcW', wide);
    add('vAlign', { val: alignment });
  });
}

/**
 * Ends such a table, and writes the paragraph that must follow it, which is as low as can be.
 *
 * @param within Writes what else the properties of the paragraph hold.
 */
export function endPageTable(editor: XmlEditor, prefix: string, within?: () => void): void {
  for (const name of ['tc', 'tr', 'tbl']) editor.close(prefix + name);
  write(editor, prefix, 'p', {}, () =>
    write(editor, prefix, 'pPr', {}, () => {
      write(editor, prefix, 'spacing', { before: '0', after: '0', line: '20', lineRule: 'exact' });
      within?.();
    }),
  );
}
