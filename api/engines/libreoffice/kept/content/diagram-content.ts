import type { Passage } from '../../../../comparison/words/loss-notes.ts';
import type { XmlEvents } from '../../../../formats/xml/xml.ts';
import { createPassageGatherer } from '../gather-passages.ts';
import { ignoring } from '../ignore-elements.ts';

/** Collects the words of the diagrams (SmartArt) of a document. */
export interface DiagramContent {
  /** Handlers for a part; undefined for one that belongs to no diagram. */
  readonly watch: (part: string) => XmlEvents | undefined;
  /** To be called after all parts have been read. Those of the parts named are left out. */
  readonly passages: (unseen?: ReadonlySet<string>) => readonly Passage[];
}

const drawn = /(?:^|\/)diagrams\/drawing\d*\.xml$/;
const model = /(?:^|\/)diagrams\/data\d*\.xml$/;

/**
 * Creates a collector of diagrams' words. They stand in two parts: as drawn, which LibreOffice shows, and in the model,
 * which counts where a document has no drawings, since LibreOffice lays out few diagrams itself.
 */
export function createDiagramContent(): DiagramContent {
  const [ofDrawings, ofModels] = [createPassageGatherer(), createPassageGatherer()];
  /** The part that each passage is of, from its place in its gatherer on; parts are read one after the other. */
  const starts = new Map<typeof ofDrawings, { readonly part: string; readonly from: number }[]>([
    [ofDrawings, []],
    [ofModels, []],
  ]);
  const seenOf = (gatherer: typeof ofDrawings, unseen: ReadonlySet<string>): readonly Passage[] => {
    const all = gatherer.passages();
    const parts = starts.get(gatherer) ?? [];
    return parts.flatMap(({ part, from }, index) => (unseen.has(part) ? [] : all.slice(from, parts[index + 1]?.from)));
  };
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
      const gatherer = drawn.test(part) ? ofDrawings : model.test(part) ? ofModels : undefined;
      if (gatherer === undefined) return undefined;
      starts.get(gatherer)?.push({ part, from: gatherer.mark() });
      return watchText(gatherer);
    },
    passages: (unseen = new Set()) => seenOf(ofDrawings.passages().length > 0 ? ofDrawings : ofModels, unseen),
  };
}
