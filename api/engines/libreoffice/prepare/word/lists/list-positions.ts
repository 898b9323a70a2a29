import { localName } from '../../../../../formats/xml/xml.ts';
import { attributeKey, attributeOf } from '../../../../../formats/xml/xml-names.ts';
import type { XmlEditor } from '../../edit/xml-editor.ts';
import { childOf, rewriteElements, withChanged, type XmlElement } from '../../edit/xml-tree.ts';

/** Matches parts with text above or below its line (ECMA-376 part 1, §17.3.2.24). */
export const positionHint = /[<:]position\s[^>]{0,80}val="-?[1-9]/;

/** Elements and texts of a list level; one that holds more stays as it is. */
const maxNodes = 200;
/** Height of the signs of bullets above their line, as a share of their size: of Wingdings, Symbol and Arial. */
const ascent = 0.9;
/** How much smaller a sign may become at most. */
const leastShare = 0.5;

/** Properties of a list's sign without its place; of a lowered one with a size that reaches as high as it does there. */
function onLine(properties: XmlElement): XmlElement {
  const position = childOf(properties, 'position');
  const lowered = Math.max(0, -Number(attributeOf(position?.attributes ?? {}, 'val') ?? 0));
  if (position === undefined || !Number.isFinite(lowered)) return properties;
  const others = { ...properties, children: properties.children.filter((child) => child !== position) };
  return withChanged(others, 'sz', (size) => {
    const key = attributeKey(size.attributes, 'val');
    const halfPoints = Number(key === undefined ? Number.NaN : size.attributes[key]);
    if (key === undefined || !Number.isFinite(halfPoints)) return size;
    const reaching = Math.max(halfPoints * leastShare, halfPoints - lowered / ascent);
    return { ...size, attributes: { ...size.attributes, [key]: `${Math.round(reaching)}` } };
  });
}

/**
 * Sets the signs of lists on their line that are to stand above or below it. LibreOffice makes such signs small, and
 * their lines as high as if they stood on the line; a large sign that is lowered makes lines little higher in Word.
 */
export const setSignsOnLine = (editor: XmlEditor): XmlEditor =>
  rewriteElements(editor, {
    takes: (name) => localName(name) === 'lvl',
    rewrite(level) {
      const changed = withChanged(level, 'rPr', onLine);
      return changed === level ? undefined : [changed];
    },
    maxNodes,
  });
