import type { Passage } from '../../../comparison/words/loss-notes.ts';
import type { XmlEvents } from '../../../formats/xml/xml.ts';
import { createPassageGatherer } from './gather-passages.ts';
import { ignoring } from './ignore-elements.ts';

/** Collects the words of the diagrams (SmartArt) of a document. */
export interface DiagramContent {
  /** Handlers for a part; undefined for one that belongs to no diagram. */
  readonly watch: (part: string) => XmlEvents | undefined;
  /** To be called after all parts have been read. */
  readonly passages: () => readonly Passage[];
}

const drawn = /(?:^|\/)diagrams\/drawing\d*\.xml$/;
const model = /(?:^|\/)diagrams\/data\d*\.xml$/;

/**
 * Creates a collector of diagrams' words. They stand in two parts: as drawn, which LibreOffice shows, and in the model,
 * which counts where a document has no drawings, since LibreOffice lays out few diagrams itself.
 */
export function createDiagramContent(): DiagramContent {
  const [ofDrawings, ofModels] = [createPassageGatherer(), createPassageGatherer()];
  const watchText = (gatherer: typeof ofDrawings): XmlEvents => {
    let inText = false;
    return ignoring((name) => name === 'fld' || name === 'oMath', {
      open(name) {
        if (name === 'p') gatherer.begin();
        else if (name === 'br') gatherer.add(' ');
        inText = name === 't';
      },
      close(name) {
        if (name === 'p') gatherer.end(true);
        inText = false;
      },
      text(text) {
        if (inText) gatherer.add(text);
      },
    });
  };
  return {
    watch(part) {
      if (drawn.test(part)) return watchText(ofDrawings);
      return model.test(part) ? watchText(ofModels) : undefined;
    },
    passages: () => (ofDrawings.passages().length > 0 ? ofDrawings : ofModels).passages(),
  };
}
