import { createWordCounter, type ShownWords } from '../../../formats/words/shown-words.ts';
import { localName, type XmlEvents } from '../../../formats/xml/xml.ts';
import { attributeOf } from '../../../formats/xml/xml-names.ts';

const pictureNames = new Set(['image', 'blip', 'imagedata']);

/** Elements at whose end a word ends. */
const ends = new Set(['p', 'h', 'tab', 'br', 'line-break', 's', 'rt', 'ruby-text']);
/** Elements at whose beginning a word ends. */
const begins = new Set(['rt', 'ruby-text', 'note']);

/**
 * Finds shapes of OpenDocument that are filled with a picture, which is what pictures of slides become if their outline
 * is not a rectangle. Styles come before the shapes of their part.
 */
function createFilledShapes() {
  const filling = new Set<string>();
  let style = '';
  return (name: string, attributes: Readonly<Record<string, string>>): boolean => {
    if (name === 'style') style = attributeOf(attributes, 'name') ?? '';
    else if (name === 'graphic-properties' && attributeOf(attributes, 'fill') === 'bitmap') filling.add(style);
    return name === 'custom-shape' && filling.has(attributeOf(attributes, 'style-name') ?? '');
  };
}

/** Counts the words and pictures of a package that LibreOffice wrote, whatever they are for. */
export interface PackageWords {
  /** Handlers for a part. */
  readonly watch: () => XmlEvents;
  readonly words: () => ShownWords;
  readonly pictures: () => number;
}

/** Creates a counter of the words and pictures in the XML parts of a package. What is written twice for older programs counts once. */
export function createPackageWords(): PackageWords {
  const counter = createWordCounter();
  let pictures = 0;
  return {
    watch() {
      let fallbacks = 0;
      let text = '';
      const isFilledShape = createFilledShapes();
      const flush = () => {
        if (text !== '') counter.add(text);
        text = '';
      };
      return {
        open(name, attributes) {
          const local = localName(name);
          if (local === 'Fallback') fallbacks++;
          if (begins.has(local)) flush();
          const isPicture = pictureNames.has(local) || isFilledShape(local, attributes);
          if (fallbacks === 0 && isPicture) pictures++;
        },
        close(name) {
          const local = localName(name);
          if (local === 'Fallback') fallbacks--;
          if (ends.has(local)) flush();
        },
        text(more) {
          if (fallbacks === 0) text += more;
        },
      };
    },
    words: counter.words,
    pictures: () => pictures,
  };
}
