import { layerOver, type XmlEditor } from '../edit/xml-editor.ts';

/** Matches parts with shapes that LibreOffice Draw knows, too. */
export const drawnShapeHint =
  /<draw:(?:custom-shape|rect|ellipse|circle|line|polyline|polygon|regular-polygon|path|connector|caption|g)[\s/>]/;

/** Shapes whose text is that of a drawing, and not of the document (OpenDocument 1.3 part 3, §10.3). */
const shapes = new Set(
  [
    'custom-shape',
    'rect',
    'ellipse',
    'circle',
    'line',
    'polyline',
    'polygon',
    'regular-polygon',
    'path',
    'connector',
    'caption',
    'g',
  ].map((name) => `draw:${name}`),
);

/**
 * Names of fields (OpenDocument 1.3 part 3, chapter 7), which may continue after a dash: dates, counts, senders,
 * authors.
 */
const field =
  /^text:(?:date|time|chapter|page-(?:number|count|continuation|variable-get)|(?:paragraph|word|character|table|image|object)-count|sender-[a-z-]+|author-(?:name|initials)|(?:creation|modification|print)-(?:date|time)|(?:initial-)?creator|printed-by|title|subject|keywords|description|user-defined|editing-(?:cycles|duration)|sequence|variable-(?:set|get|input)|user-field-(?:get|input)|expression|text-input|placeholder|conditional-text|(?:reference|sequence|bookmark|note)-ref|file-name|database-display)$/;
/** Fields that show something else on each page of a running head. */
const paged = /^text:(?:page-|chapter$)/;

/**
 * The style whose descendants show that the text of a shape belongs to the document's text, as that of a frame does.
 */
const frameStyle = 'Frame';

/**
 * Has fields in shapes be the text that they showed last: LibreOffice shows nothing for them where the text is that of a
 * drawing. Fields of running heads that are different on each page stay as they are.
 * @param part The name of the part.
 */
export function keepShapeFields(editor: XmlEditor, part: string): XmlEditor {
  const framed = new Set([frameStyle]);
  /** Whether the text of each open shape is that of a drawing, the innermost last. */
  const drawn: boolean[] = [];
  let changed = false;
  const isLost = (name: string) =>
    drawn.at(-1) === true && field.test(name) && (part === 'content.xml' || !paged.test(name));
  return layerOver(editor, () => changed, {
    open(name, attributes, source) {
      if (name === 'style:style' && attributes['style:parent-style-name'] === frameStyle) {
        framed.add(attributes['style:name'] ?? frameStyle);
      }
      if (shapes.has(name)) {
        drawn.push(name !== 'draw:custom-shape' || !framed.has(attributes['draw:style-name'] ?? ''));
      }
      if (isLost(name)) changed = true;
      else editor.open(name, attributes, source);
    },
    close(name) {
      if (!isLost(name)) editor.close(name);
      if (shapes.has(name)) drawn.pop();
    },
  });
}
