import { localName } from '../../../../formats/xml/xml.ts';
import { layerOver, type XmlEditor } from '../edit/xml-editor.ts';

/** Matches drawings with objects at places of their own, as those of chart sheets are. */
export const placedHint = /[<:]absoluteAnchor[\s>]/;

/** The chart of a landscape page as Excel writes it, in English Metric Units. */
const page = { cx: '9308969', cy: '6078325' };

/** Gives charts of chart sheets a size where some programs write none: Excel fills the window, LibreOffice draws a dot. */
export function sizeChartSheets(editor: XmlEditor): XmlEditor {
  let changed = false;
  let inAnchor = false;
  return layerOver(editor, () => changed, {
    open(name, attributes, source) {
      const local = localName(name);
      if (local === 'absoluteAnchor') inAnchor = true;
      if (!inAnchor || local !== 'ext') return editor.open(name, attributes, source);
      inAnchor = false;
      if (Number(attributes.cx) > 0 && Number(attributes.cy) > 0) return editor.open(name, attributes, source);
      changed = true;
      editor.open(name, { ...attributes, ...page });
    },
  });
}
