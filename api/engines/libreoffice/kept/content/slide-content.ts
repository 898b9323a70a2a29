import { posix } from 'node:path';
import type { XmlEvents } from '../../../../formats/xml/xml.ts';
import { attributeOf } from '../../../../formats/xml/xml-names.ts';
import { resolveTarget, sourceOf } from '../../../../formats/zip/part-name.ts';
import { poorlyShown } from '../../prepare/slides/picture-fallbacks.ts';
import { createPassageGatherer } from '../gather-passages.ts';
import { ignoring, type LocalEvents } from '../ignore-elements.ts';
import { isWarped } from '../is-warped.ts';
import { isOffPage, type Place } from '../place.ts';
import { createDiagramContent } from './diagram-content.ts';
import type { ContentCollector } from './shown-content.ts';

const shapes = new Set(['sp', 'grpSp', 'graphicFrame', 'cxnSp', 'pic']);
/** Looks of shapes, backgrounds and cells of tables; bullets. */
const looks = new Set(['spPr', 'bgPr', 'tcPr', 'grpSpPr', 'buBlip']);
const nothing: LocalEvents = { open: () => {}, close: () => {}, text: () => {} };

interface OpenShape {
  readonly mark: number;
  hidden: boolean;
  place: Partial<Place>;
  /** Whether its text follows a path or fills a form. */
  isWordArt: boolean;
}

/** Alternatives of which a program shows one. */
interface OpenAlternatives {
  readonly mark: number;
  poorlyShown: boolean;
}

/** Collects what a presentation shows on its slides, by the list of slides. */
export function createSlideContent(): ContentCollector {
  const gatherer = createPassageGatherer();
  const diagrams = createDiagramContent();
  const targets = new Map<string, string>();
  const listed: string[] = [];
  const page = { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY };
  /** For each slide, the parts of its diagrams. */
  const diagramsOf = new Map<string, string[]>();
  const hiddenSlides = new Set<string>();
  let pictures = 0;

  /** Reads which diagrams the relationships of a part name: they are read before the list of slides. */
  function watchRelationships(slide: string): XmlEvents {
    const open: LocalEvents['open'] = (name, { Type = '', Target = '' }) => {
      if (name !== 'Relationship' || !/\/diagram(Data|Drawing)$/.test(Type)) return;
      const parts = diagramsOf.get(slide) ?? [];
      parts.push(resolveTarget(Target, posix.dirname(slide)));
      diagramsOf.set(slide, parts);
    };
    return ignoring(() => false, { ...nothing, open });
  }

  /** The diagrams that only hidden slides show. */
  function unseenDiagrams(): ReadonlySet<string> {
    const shown = listed.filter((slide) => !hiddenSlides.has(slide)).flatMap((slide) => diagramsOf.get(slide) ?? []);
    const unseen = new Set([...hiddenSlides].flatMap((slide) => diagramsOf.get(slide) ?? []));
    for (const part of shown) unseen.delete(part);
    return unseen;
  }

  function watchSlide(slide: string): XmlEvents {
    const start = gatherer.mark();
    const open: OpenShape[] = [];
    const picturesBefore = pictures;
    let isHidden = false;
    let inText = false;
    const alternatives: OpenAlternatives[] = [];
    const isIgnored = (name: string, attributes: Readonly<Record<string, string>>) => {
      const current = alternatives.at(-1);
      if (current && poorlyShown.has(name)) current.poorlyShown = true;
      if (name === 'Fallback') return current?.poorlyShown !== true;
      // What a merged cell covers keeps its text, which nobody sees.
      if (name === 'tc' && [attributes.hMerge, attributes.vMerge].some((merge) => /^(1|true)$/.test(merge ?? '')))
        return true;
      // What the program itself fills in: numbers and dates.
      return name === 'fld' || name === 'oMath';
    };
    let inFallback = false;
    let inLook = false;
    /** A picture, which may stand in place of what LibreOffice cannot show. Fills of shapes are not counted: packages share them. */
    const addPicture = () => {
      if (!inLook) pictures++;
      const current = alternatives.at(-1);
      if (inFallback && current) gatherer.forget(current.mark);
    };
    return ignoring(isIgnored, {
      open(name, attributes) {
        const shape = open.at(-1);
        if (name === 'sld') isHidden = /^(0|false)$/.test(attributes.show ?? '');
        else if (shapes.has(name)) open.push({ mark: gatherer.mark(), hidden: false, place: {}, isWordArt: false });
        else if (name === 'cNvPr' && shape) shape.hidden ||= /^(1|true)$/.test(attributes.hidden ?? '');
        else if (name === 'off' && shape)
          shape.place = { ...shape.place, x: Number(attributes.x), y: Number(attributes.y) };
        else if (name === 'ext' && shape && attributes.cx)
          shape.place = { ...shape.place, width: Number(attributes.cx), height: Number(attributes.cy) };
        else if (name === 'prstTxWarp' && shape) shape.isWordArt = isWarped(attributes);
        else if (name === 'p') gatherer.begin();
        else if (name === 't') inText = true;
        else if (name === 'AlternateContent') alternatives.push({ mark: gatherer.mark(), poorlyShown: false });
        else if (name === 'Fallback') inFallback = true;
        else if (looks.has(name)) inLook = true;
        else if (name === 'blip' && attributes['r:embed']) addPicture();
        else if (name === 'br') gatherer.add(' ');
      },
      close(name) {
        if (name === 'p') gatherer.end();
        else if (name === 't') inText = false;
        else if (name === 'AlternateContent') alternatives.pop();
        else if (name === 'Fallback') inFallback = false;
        else if (looks.has(name)) inLook = false;
        else if (name === 'sld' && isHidden) {
          hiddenSlides.add(slide);
          gatherer.forget(start);
          pictures = picturesBefore;
        } else if (shapes.has(name)) {
          const shape = open.pop();
          // What is within a group has the group's own measure.
          if (shape && (shape.hidden || (open.length === 0 && isOffPage(shape.place, page))))
            gatherer.forget(shape.mark);
          else if (shape?.isWordArt) gatherer.outline(shape.mark);
        }
      },
      text(text) {
        if (inText && !inFallback) gatherer.add(text);
      },
    });
  }

  return {
    first: [/^ppt\/_rels\/presentation\.xml\.rels$/, /^ppt\/presentation\.xml$/],
    watch(part) {
      if (part === 'ppt/_rels/presentation.xml.rels') {
        const open: LocalEvents['open'] = (name, { Id = '', Target = '' }) => {
          if (name === 'Relationship') targets.set(Id, resolveTarget(Target, 'ppt'));
        };
        return ignoring(() => false, { ...nothing, open });
      }
      if (part === 'ppt/presentation.xml') {
        const open: LocalEvents['open'] = (name, attributes) => {
          if (name === 'sldId')
            listed.push(targets.get(attributes['r:id'] ?? attributeOf(attributes, 'id') ?? '') ?? '');
          if (name !== 'sldSz') return;
          page.width = Number(attributes.cx);
          page.height = Number(attributes.cy);
        };
        // PowerPoint lists the slides of each section again.
        return ignoring((name) => name === 'extLst', { ...nothing, open });
      }
      const slide = posix.normalize(part);
      if (listed.includes(slide)) return watchSlide(slide);
      return slide.endsWith('.rels') ? watchRelationships(sourceOf(slide)) : diagrams.watch(slide);
    },
    content: () => ({
      passages: [...gatherer.passages(), ...diagrams.passages(unseenDiagrams())],
      outlined: gatherer.outlined(),
      pictures,
      slides: { shown: listed.length - hiddenSlides.size, hidden: hiddenSlides.size },
      hiddenSheets: 0,
    }),
  };
}
