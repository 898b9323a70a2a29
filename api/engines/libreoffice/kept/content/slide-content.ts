import { posix } from 'node:path';
import type { XmlEvents } from '../../../../formats/xml/xml.ts';
import { attributeOf } from '../../../../formats/xml/xml-names.ts';
import { resolveTarget, sourceOf } from '../../../../formats/zip/part-name.ts';
import { createPassageGatherer } from '../gather-passages.ts';
import { ignoring, type LocalEvents } from '../ignore-elements.ts';
import { createDiagramContent } from './diagram-content.ts';
import type { ContentCollector } from './shown-content.ts';
import { type SlideText, watchSlideText } from './slide-text.ts';

const nothing: LocalEvents = { open: () => {}, close: () => {}, text: () => {} };

/** A presentation's slides by their parts, as far as they are known. */
interface Slides {
  /** The part of each relationship of the presentation. */
  readonly targets: Map<string, string>;
  readonly listed: string[];
  readonly hidden: Set<string>;
  /** For each slide, the parts of its diagrams. */
  readonly diagrams: Map<string, string[]>;
}

/** Reads the part of each relationship of the presentation. */
function watchTargets({ targets }: Slides): XmlEvents {
  const open: LocalEvents['open'] = (name, { Id = '', Target = '' }) => {
    if (name === 'Relationship') targets.set(Id, resolveTarget(Target, 'ppt'));
  };
  return ignoring(() => false, { ...nothing, open });
}

/** Reads the list of slides, and their size. */
function watchList({ targets, listed }: Slides, page: SlideText['page']): XmlEvents {
  const open: LocalEvents['open'] = (name, attributes) => {
    if (name === 'sldId') listed.push(targets.get(attributes['r:id'] ?? attributeOf(attributes, 'id') ?? '') ?? '');
    if (name !== 'sldSz') return;
    page.width = Number(attributes.cx);
    page.height = Number(attributes.cy);
  };
  // PowerPoint lists the slides of each section again.
  return ignoring((name) => name === 'extLst', { ...nothing, open });
}

/** Reads which diagrams the relationships of a part name: they are read before the list of slides. */
function watchRelationships({ diagrams }: Slides, slide: string): XmlEvents {
  const open: LocalEvents['open'] = (name, { Type = '', Target = '' }) => {
    if (name !== 'Relationship' || !/\/diagram(Data|Drawing)$/.test(Type)) return;
    const parts = diagrams.get(slide) ?? [];
    parts.push(resolveTarget(Target, posix.dirname(slide)));
    diagrams.set(slide, parts);
  };
  return ignoring(() => false, { ...nothing, open });
}

/** The diagrams that only hidden slides show. */
function unseenDiagrams({ listed, hidden, diagrams }: Slides): ReadonlySet<string> {
  const shown = listed.filter((slide) => !hidden.has(slide)).flatMap((slide) => diagrams.get(slide) ?? []);
  const unseen = new Set([...hidden].flatMap((slide) => diagrams.get(slide) ?? []));
  for (const part of shown) unseen.delete(part);
  return unseen;
}

/** Collects what a presentation shows on its slides, by the list of slides. */
export function createSlideContent(): ContentCollector {
  const gatherer = createPassageGatherer();
  const diagrams = createDiagramContent();
  const slides: Slides = { targets: new Map(), listed: [], hidden: new Set(), diagrams: new Map() };
  const page = { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY };
  const text: SlideText = { gatherer, page, pictures: 0 };
  return {
    first: [/^ppt\/_rels\/presentation\.xml\.rels$/, /^ppt\/presentation\.xml$/],
    watch(part) {
      if (part === 'ppt/_rels/presentation.xml.rels') return watchTargets(slides);
      if (part === 'ppt/presentation.xml') return watchList(slides, page);
      const slide = posix.normalize(part);
      if (slides.listed.includes(slide)) return watchSlideText(text, () => slides.hidden.add(slide));
      return slide.endsWith('.rels') ? watchRelationships(slides, sourceOf(slide)) : diagrams.watch(slide);
    },
    content: () => ({
      passages: [...gatherer.passages(), ...diagrams.passages(unseenDiagrams(slides))],
      outlined: gatherer.outlined(),
      pictures: text.pictures,
      slides: { shown: slides.listed.length - slides.hidden.size, hidden: slides.hidden.size },
      hiddenSheets: 0,
    }),
  };
}
