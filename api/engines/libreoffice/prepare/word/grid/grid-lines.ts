import { localName } from '../../../../../formats/xml/xml.ts';
import { attributeKey, attributeOf } from '../../../../../formats/xml/xml-names.ts';
import { eastAsianLine } from '../../../stand-ins/stand-in-of.ts';
import { createHeldEvents } from '../../edit/held-events.ts';
import { layerOver, type XmlEditor } from '../../edit/xml-editor.ts';
import { twipsPerHalfPoint } from '../units.ts';

/** `w:line` of single spacing (ECMA-376 part 1, §17.3.1.33). */
const single = 240;
/** Height of a line of most East Asian fonts in ems, with what Word adds. */
const usualLineEms = 1.3;
/** Events of a style that wait until it ends; beyond, it stays as it is. */
const maxHeld = 2000;

/** Height of a line of a font in ems. */
function lineEmsOf(family: string | undefined): number {
  const line = family === undefined ? undefined : eastAsianLine(family);
  return line === undefined ? usualLineEms : line.ascent + line.descent;
}

/** Spacing of lines that fits a grid: what LibreOffice takes the multiple of is as many lines of it as the text needs. */
function fitted(line: number, halfPoints: number, lineEms: number, pitch: number): number {
  const lines = Math.ceil((lineEms * halfPoints * twipsPerHalfPoint) / pitch);
  return Math.max(single, Math.round(line / Math.max(1, lines)));
}

/** `w:line` of a spacing of lines that is a multiple of the font's, among the attributes that state it. */
interface StatedLine {
  readonly key: string;
  readonly attributes: Record<string, string>;
}

/** The multiple that attributes of `w:spacing` state; undefined for a height, or for none. */
function multipleIn(attributes: Record<string, string>): StatedLine | undefined {
  const key = attributeKey(attributes, 'line');
  const rule = attributeOf(attributes, 'lineRule') ?? 'auto';
  return key !== undefined && rule === 'auto' ? { key, attributes } : undefined;
}

/**
 * Makes styles with large letters and multiple spacing keep to a line grid as in Word, which multiplies one line of the
 * grid. LibreOffice multiplies as many lines as the letters need, which doubles the height of headings in Chinese
 * documents.
 * @param pitch The height of the grid's lines, in twentieths of a point.
 */
export function fitLinesToGrid(editor: XmlEditor, pitch: number): XmlEditor {
  const names: string[] = [];
  let line: StatedLine | undefined;
  let halfPoints: number | undefined;
  /** The font of East Asian text: of all styles that state none, and of the style that is being read. */
  let usualFamily: string | undefined;
  let family: string | undefined;
  let changed = false;

  const release = () => {
    held.release();
    line = undefined;
    halfPoints = undefined;
    family = undefined;
  };
  const held = createHeldEvents(maxHeld, release);
  const adapt = () => {
    if (line === undefined || halfPoints === undefined) return;
    const before = Number(line.attributes[line.key]);
    const after = fitted(before, halfPoints, lineEmsOf(family ?? usualFamily), pitch);
    if (!(after < before)) return;
    line.attributes[line.key] = String(after);
    changed = true;
  };

  return layerOver(editor, () => changed, {
    open(name, attributes, source) {
      const local = localName(name);
      const parent = localName(names.at(-1) ?? '');
      const isSpacing = held.isHolding() && local === 'spacing' && parent === 'pPr';
      const own = isSpacing ? { ...attributes } : attributes;
      if (local === 'style') held.hold();
      if (isSpacing) line = multipleIn(own) ?? line;
      if (held.isHolding() && local === 'sz' && parent === 'rPr') halfPoints = Number(attributeOf(own, 'val'));
      if (local === 'rFonts' && parent === 'rPr') {
        const stated = attributeOf(own, 'eastAsia');
        if (held.isHolding()) family = stated;
        else usualFamily ??= stated;
      }
      names.push(name);
      held.pass(() => editor.open(name, own, isSpacing ? undefined : source));
    },
    close(name) {
      names.pop();
      held.pass(() => editor.close(name));
      if (localName(name) !== 'style') return;
      adapt();
      release();
    },
    text: (text) => held.pass(() => editor.text(text)),
  });
}
