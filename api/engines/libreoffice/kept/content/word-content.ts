import type { XmlEvents } from '../../../../formats/xml/xml.ts';
import { attributeOf } from '../../../../formats/xml/xml-names.ts';
import { createPassageGatherer } from '../gather-passages.ts';
import { ignoring, isOn } from '../ignore-elements.ts';
import { createDiagramContent } from './diagram-content.ts';
import type { ContentCollector } from './shown-content.ts';
import { type WordText, watchWordText } from './word-text.ts';

/** Styles that hide their text. */
function watchStyles(hidden: Set<string>): XmlEvents {
  let id = '';
  let inParagraphMark = false;
  return ignoring(() => false, {
    open(name, attributes) {
      if (name === 'style') id = attributeOf(attributes, 'styleId') ?? '';
      if (name === 'pPr') inParagraphMark = true;
      if (name === 'vanish' && !inParagraphMark && isOn(attributes)) hidden.add(id);
    },
    close(name) {
      if (name === 'pPr') inParagraphMark = false;
    },
    text: () => {},
  });
}

/** Collects what a Word document shows: of its body, its notes, its text boxes and its diagrams. */
export function createWordContent(): ContentCollector {
  const hiddenStyles = new Set<string>();
  const gatherer = createPassageGatherer();
  const diagrams = createDiagramContent();
  const text: WordText = { gatherer, hiddenStyles, notes: new Set(), pictures: 0 };
  return {
    first: [/^word\/styles\d*\.xml$/, /^word\/document\d*\.xml$/],
    watch(part) {
      if (/^word\/styles\d*\.xml$/.test(part)) return watchStyles(hiddenStyles);
      if (/^word\/document\d*\.xml$/.test(part)) return watchWordText(text, 'body');
      if (/^word\/(footnotes|endnotes)\d*\.xml$/.test(part)) return watchWordText(text, 'notes');
      return diagrams.watch(part);
    },
    content: () => ({
      passages: [...gatherer.passages(), ...diagrams.passages()],
      outlined: gatherer.outlined(),
      pictures: text.pictures,
      slides: null,
      hiddenSheets: 0,
    }),
  };
}
