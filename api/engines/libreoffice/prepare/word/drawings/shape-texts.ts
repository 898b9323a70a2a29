import { localName } from '../../../../../formats/xml/xml.ts';
import { attributeOf, prefixOf } from '../../../../../formats/xml/xml-names.ts';
import { layerOver, type XmlEditor } from '../../edit/xml-editor.ts';
import type { ShapeColours } from './shape-colours.ts';

/** A shape that is open, or the box with its text in what stands for it in older programs. */
interface Shape {
  /** How many elements it is in. */
  readonly depth: number;
  /** The colour of its text as six hexadecimal digits; undefined where its style names none. */
  colour: string | undefined;
  hasText: boolean;
}

/**
 * States the colour that text in shapes gets by the shape's style, such as white on blue, which shapes have that are inserted
 * in Word: LibreOffice leaves some of it black. That goes for what older programs read instead of shapes, too, as
 * LibreOffice 7.4 does of drawing canvases.
 */
export function stateShapeColours(editor: XmlEditor, { theme, colouredStyles }: ShapeColours): XmlEditor {
  const names: string[] = [];
  const shapes: Shape[] = [];
  /** How many elements each text of a box is in. */
  const texts: number[] = [];
  /** The colours of text in the shapes of each alternative that is open: what stands for them has their texts in order. */
  const alternatives: (string | undefined)[][] = [];
  let changed = false;
  /** Whether the paragraph, and the run, get a colour by a style or of their own. */
  let isParagraphColoured = false;
  let isRunColoured = false;
  /** The prefix of a run that has just begun, and whose properties, which come first, are yet to come. */
  let begun: string | undefined;

  const isColoured = (attributes: Readonly<Record<string, string>>) =>
    colouredStyles.has(attributeOf(attributes, 'val') ?? '');
  const write = (prefix: string) => {
    const colour = shapes.at(-1)?.colour;
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
    if (shapes.at(-1)?.colour === undefined || isParagraphColoured) return;
    editor.open(`${prefix}rPr`, {});
    write(prefix);
    editor.close(`${prefix}rPr`);
  };
  /** Whether what is open is text of the innermost shape. */
  const isInText = () => (texts.at(-1) ?? -1) > (shapes.at(-1)?.depth ?? Infinity);
  const begin = (name: string, attributes: Readonly<Record<string, string>>) => {
    const local = localName(name);
    const parent = names.at(-1);
    const shape = shapes.at(-1);
    if (parent === 'fontRef' && shape !== undefined) {
      const value = attributeOf(attributes, 'val') ?? '';
      shape.colour = local === 'srgbClr' ? value : theme.get(value);
    } else if (names.at(-2) === 'fontRef' && shape !== undefined) shape.colour = undefined;
    if (!isInText()) return;
    if (local === 'p') isParagraphColoured = colouredStyles.has('');
    else if (local === 'pStyle') isParagraphColoured = isColoured(attributes);
    else if (local === 'r') {
      isRunColoured = false;
      begun = prefixOf(name);
    } else if (parent === 'rPr' && (local === 'color' || (local === 'rStyle' && isColoured(attributes)))) {
      isRunColoured = true;
    }
  };

  return layerOver(editor, () => changed, {
    open(name, attributes, source) {
      const local = localName(name);
      if (local === 'rPr') begun = undefined;
      writeProperties();
      begin(name, attributes);
      if (local === 'AlternateContent') alternatives.push([]);
      const shape = shapes.at(-1);
      if (local === 'wsp') shapes.push({ depth: names.length, colour: undefined, hasText: false });
      else if (local === 'txbxContent') {
        if (names.at(-1) === 'textbox' && names.includes('Fallback')) {
          shapes.push({ depth: names.length - 1, colour: alternatives.at(-1)?.shift(), hasText: true });
        } else if (shape !== undefined) shape.hasText = true;
        texts.push(names.length);
      }
      names.push(local);
      editor.open(name, attributes, source);
    },
    close(name) {
      writeProperties();
      const local = names.pop();
      if (local === 'rPr' && names.at(-1) === 'r' && isInText()) write(prefixOf(name));
      if (local === 'AlternateContent') alternatives.pop();
      if (local === 'wsp') {
        const shape = shapes.pop();
        if (shape?.hasText) alternatives.at(-1)?.push(shape.colour);
      }
      if (local === 'txbxContent') texts.pop();
      if (local === 'txbxContent' && shapes.at(-1)?.depth === names.length - 1) shapes.pop();
      editor.close(name);
    },
    text(text) {
      writeProperties();
      editor.text(text);
    },
  });
}
