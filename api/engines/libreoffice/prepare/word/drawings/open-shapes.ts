import { localName } from '../../../../../formats/xml/xml.ts';
import { attributeOf } from '../../../../../formats/xml/xml-names.ts';

/** A shape that is open, or the box with its text in what stands for it in older programs. */
interface Shape {
  /** How many elements it is in. */
  readonly depth: number;
  /** The colour of its text as six hexadecimal digits; undefined where its style names none. */
  colour: string | undefined;
  hasText: boolean;
}

/** The shapes that are open at a place of a document. */
export interface OpenShapes {
  /** Takes an element that begins. */
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  /** Takes the end of the innermost element. */
  close(): void;
  /** The local name of the innermost element, or of one around it. */
  around(generation?: number): string | undefined;
  /** Whether the innermost element is text of the innermost shape, or in it. */
  isInText(): boolean;
  /** The colour that the style of the innermost shape gives its text, as six hexadecimal digits. */
  colour(): string | undefined;
}

/**
 * Follows the shapes of a word-processing document, and what stands for them in older programs.
 * @param theme The colours of the document's theme by name, as six hexadecimal digits.
 */
export function createOpenShapes(theme: ReadonlyMap<string, string>): OpenShapes {
  const names: string[] = [];
  const shapes: Shape[] = [];
  /** How many elements each text of a box is in. */
  const texts: number[] = [];
  /** The colours of text in the shapes of each alternative that is open: what stands for them has their texts in order. */
  const alternatives: (string | undefined)[][] = [];

  const readColour = (local: string, attributes: Readonly<Record<string, string>>) => {
    const shape = shapes.at(-1);
    if (shape === undefined) return;
    if (names.at(-1) === 'fontRef') {
      const value = attributeOf(attributes, 'val') ?? '';
      shape.colour = local === 'srgbClr' ? value : theme.get(value);
    } else if (names.at(-2) === 'fontRef') shape.colour = undefined;
  };
  const openText = () => {
    const shape = shapes.at(-1);
    if (names.at(-1) === 'textbox' && names.includes('Fallback')) {
      shapes.push({ depth: names.length - 1, colour: alternatives.at(-1)?.shift(), hasText: true });
    } else if (shape !== undefined) shape.hasText = true;
    texts.push(names.length);
  };
  const closeShape = () => {
    const shape = shapes.pop();
    if (shape?.hasText) alternatives.at(-1)?.push(shape.colour);
  };
  const closeText = () => {
    texts.pop();
    if (shapes.at(-1)?.depth === names.length - 1) shapes.pop();
  };

  return {
    open(name, attributes) {
      const local = localName(name);
      readColour(local, attributes);
      if (local === 'AlternateContent') alternatives.push([]);
      else if (local === 'wsp') shapes.push({ depth: names.length, colour: undefined, hasText: false });
      else if (local === 'txbxContent') openText();
      names.push(local);
    },
    close() {
      const local = names.pop();
      if (local === 'AlternateContent') alternatives.pop();
      else if (local === 'wsp') closeShape();
      else if (local === 'txbxContent') closeText();
    },
    around: (generation = 1) => names.at(-generation),
    isInText: () => (texts.at(-1) ?? -1) > (shapes.at(-1)?.depth ?? Infinity),
    colour: () => shapes.at(-1)?.colour,
  };
}
