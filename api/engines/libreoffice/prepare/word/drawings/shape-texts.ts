import { localName } from '../../../../../formats/xml/xml.ts';
import { attributeOf, prefixOf } from '../../../../../formats/xml/xml-names.ts';
import { layerOver, type XmlEditor } from '../../edit/xml-editor.ts';
import { createOpenShapes } from './open-shapes.ts';
import type { ShapeColours } from './shape-colours.ts';

/**
 * States the colour that text in shapes gets by the shape's style, such as white on blue, which shapes have that are inserted
 * in Word: LibreOffice leaves some of it black. That goes for what older programs read instead of shapes, too, as
 * LibreOffice 7.4 does of drawing canvases.
 */
export function stateShapeColours(editor: XmlEditor, { theme, colouredStyles }: ShapeColours): XmlEditor {
  const shapes = createOpenShapes(theme);
  let changed = false;
  /** Whether the paragraph, and the run, get a colour by a style or of their own. */
  let isParagraphColoured = false;
  let isRunColoured = false;
  /** The prefix of a run that has just begun, and whose properties, which come first, are yet to come. */
  let begun: string | undefined;

  const isColoured = (attributes: Readonly<Record<string, string>>) =>
    colouredStyles.has(attributeOf(attributes, 'val') ?? '');
  const write = (prefix: string) => {
    const colour = shapes.colour();
    if (colour === undefined || isParagraphColoured || isRunColoured) return;
    changed = true;
    editor.open(`${prefix}color`, { [`${prefix}val`]: colour });
    editor.close(`${prefix}color`);
  };
  /** Writes properties of a run that has none. */
  const writeProperties = () => {
    if (begun === undefined) return;
    const prefix = begun;
    begun = undefined;
    if (shapes.colour() === undefined || isParagraphColoured) return;
    editor.open(`${prefix}rPr`, {});
    write(prefix);
    editor.close(`${prefix}rPr`);
  };
  const begin = (name: string, attributes: Readonly<Record<string, string>>) => {
    const local = localName(name);
    if (local === 'p') isParagraphColoured = colouredStyles.has('');
    else if (local === 'pStyle') isParagraphColoured = isColoured(attributes);
    else if (local === 'r') {
      isRunColoured = false;
      begun = prefixOf(name);
    } else if (shapes.around() === 'rPr' && (local === 'color' || (local === 'rStyle' && isColoured(attributes)))) {
      isRunColoured = true;
    }
  };

  return layerOver(editor, () => changed, {
    open(name, attributes, source) {
      if (localName(name) === 'rPr') begun = undefined;
      writeProperties();
      if (shapes.isInText()) begin(name, attributes);
      shapes.open(name, attributes);
      editor.open(name, attributes, source);
    },
    close(name) {
      writeProperties();
      const isOfRun = shapes.around() === 'rPr' && shapes.around(2) === 'r';
      if (isOfRun && shapes.isInText()) write(prefixOf(name));
      shapes.close();
      editor.close(name);
    },
    text(text) {
      writeProperties();
      editor.text(text);
    },
  });
}
