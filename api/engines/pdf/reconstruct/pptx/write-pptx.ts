import { createSpaceOf } from '../compose/paragraphs/lines/squeezed-lines.ts';
import type { AnalysedDocument, AnalysedPage } from '../flow/analysed-page.ts';
import { maxShapes } from '../flow/find-drawings.ts';
import { pairsOf } from '../fonts/pair-kerning.ts';
import { emsOf, setWidth } from '../fonts/set-width.ts';
import { markUnderlines } from '../marks/decorate.ts';
import { fieldFrames } from '../marks/fields/field-frames.ts';
import { joinStackedFills } from '../marks/stacked-fills.ts';
import type { RepeatedDrawing } from '../model/drawings/repeated-drawing.ts';
import { largest } from '../model/extremes.ts';
import type { Page, Shape } from '../model/page-model.ts';
import { haveSameSize, type Size } from '../model/page-size.ts';
import { createMedia } from '../ooxml/media.ts';
import { createRelationships } from '../ooxml/relationships.ts';
import { unknownSigns } from '../ooxml/unknown-signs.ts';
import { type Part, writePackage } from '../ooxml/write-package.ts';
import { element, emus, xmlFile } from '../ooxml/xml.ts';
import { passagesIn } from '../tables/passages-in.ts';
import { createFitLine } from './fit/fit-lines.ts';
import { createKeepsLines } from './fit/keeps-lines.ts';
import { looserLooks } from './fit/tight-looks.ts';
import { layoutXml, masterXml, themeXml } from './fixed-parts.ts';
import { type SlideContent, slideContent } from './slide-content.ts';
import { slideNamespaces } from './slide-ml.ts';
import { type SlideDrawings, slideXml } from './slide-xml.ts';
import { isBorder, isOfCells } from './tables/table-drawings.ts';
import { slideName } from './text/slide-link.ts';
import type { SlideWidths } from './text/slide-paragraph.ts';
import { thresholds } from './thresholds.ts';

/** The prefix of the media types of PresentationML parts. */
const mediaType = 'application/vnd.openxmlformats-officedocument.presentationml';
/** EMUs of a page of notes: 7.5 by 10 inches, as in PowerPoint's own files. */
const notesPage = { cx: 6_858_000, cy: 9_144_000 } as const;

const withinLimits = (points: number) => Math.max(thresholds.slide.min, Math.min(thresholds.slide.max, points));

function presentationXml(slides: readonly string[], width: number, height: number): string {
  return xmlFile(
    element(
      'p:presentation',
      slideNamespaces,
      element('p:sldMasterIdLst', {}, element('p:sldMasterId', { id: 2_147_483_648, 'r:id': 'rId1' })),
      element('p:sldIdLst', {}, ...slides.map((id, index) => element('p:sldId', { id: 256 + index, 'r:id': id }))),
      element('p:sldSz', { cx: emus(withinLimits(width)), cy: emus(withinLimits(height)) }),
      element('p:notesSz', notesPage),
    ),
  );
}

/** The size of a page as it is shown: lines of vertical writing have been rotated. */
const shownSize = ({ width, height, isVertical }: AnalysedPage): Size =>
  isVertical ? { width: height, height: width } : { width, height };

/** All slides have one size: every page has room on it. */
const slideSize = (pages: readonly Size[]): Size =>
  pages.length === 0
    ? thresholds.defaultSlide
    : {
        width: largest(pages.map(({ width }) => width)),
        height: largest(pages.map(({ height }) => height)),
      };

/** What is drawn on a page besides its text and pictures, without what belongs to its tables and to underlined text. */
function drawingsOf(
  page: AnalysedPage,
  source: Page | undefined,
  repeated: readonly Shape[],
  { tables, decorated }: SlideContent,
): SlideDrawings {
  const isLayered = page.vectorLayer !== null;
  const { fills, rules, shapes, fields } = isLayered
    ? { ...nothingDrawn, shapes: [...repeated, ...page.drawings] }
    : (source ?? nothingDrawn);
  const grids = tables.map(({ table }) => table);
  const besideTables = rules.filter((rule) => !isBorder(rule, grids));
  return {
    // Where shapes meet, programs let what is behind them shine through.
    fills: joinStackedFills(
      fills.filter((fill) => !isOfCells(fill, grids)),
      () => [],
    ),
    // Text has its own underlines, which stay below it.
    rules: markUnderlines(decorated, besideTables, 'near'),
    shapes: [...(shapes.length > maxShapes ? [] : shapes), ...fieldFrames(fields)],
  };
}

const nothingDrawn: Pick<Page, 'fills' | 'rules' | 'shapes' | 'fields'> = {
  fills: [],
  rules: [],
  shapes: [],
  fields: [],
};

/** The master, the layout and the theme that all slides have, and the relationships among them. */
function fixedParts(): readonly Part[] {
  const [master, layout] = [createRelationships(), createRelationships()];
  master.part('slideLayout', '../slideLayouts/slideLayout1.xml');
  master.part('theme', '../theme/theme1.xml');
  layout.part('slideMaster', '../slideMasters/slideMaster1.xml');
  return [
    {
      name: 'slideMasters/slideMaster1.xml',
      type: `${mediaType}.slideMaster+xml`,
      xml: masterXml,
      relationships: master,
    },
    {
      name: 'slideLayouts/slideLayout1.xml',
      type: `${mediaType}.slideLayout+xml`,
      xml: layoutXml,
      relationships: layout,
    },
    { name: 'theme/theme1.xml', type: 'application/vnd.openxmlformats-officedocument.theme+xml', xml: themeXml },
  ];
}

/** How wide readers set the lines of a document on slides. */
function widthsOf(pages: readonly AnalysedPage[]): SlideWidths {
  const items = pages.flatMap(({ regions }) => regions.flatMap(({ columns }) => columns.flatMap((flow) => flow.items)));
  const passages = [...passagesIn(items), ...pages.flatMap(({ notes }) => notes)];
  const spaceOf = createSpaceOf(passages);
  const looser = looserLooks(
    passages.flatMap(({ lines }) => lines),
    emsOf,
  );
  const fitLine = createFitLine({ emsOf, spaceOf, pairsOf }, looser);
  return { widths: { spaceOf, setWidth }, fitLine, keepsLines: createKeepsLines(emsOf) };
}

/**
 * Writes a PPTX file (ECMA-376, transitional) with a slide for each page of the document. Throws on I/O errors.
 * @returns How many letters are signs for unknown ones.
 * @param sources The pages as read from the file: slides show everything that is drawn on them.
 */
export async function writePptx(
  { pages, edgesOf, repeated }: AnalysedDocument,
  sources: readonly Page[],
  output: string,
): Promise<{ readonly unknownLetters: number }> {
  const media = createMedia();
  const slide = slideSize(pages.map(shownSize));
  const widths = widthsOf(pages);
  const presentation = createRelationships();
  presentation.part('slideMaster', 'slideMasters/slideMaster1.xml');
  const slides = pages.map((page, index): Part & { readonly id: string } => {
    const relationships = createRelationships();
    relationships.part('slideLayout', '../slideLayouts/slideLayout1.xml');
    const onPage = <D>(drawings: readonly RepeatedDrawing<D>[]) =>
      drawings
        .filter(({ on }) => on.has(page.index))
        .map(({ drawn, paintedAfter }) =>
          paintedAfter === undefined ? drawn : { ...drawn, paintedAfter: paintedAfter.get(page.index) },
        );
    const { fills } = sources[index] ?? nothingDrawn;
    const painted = { repeated: onPage(repeated.pictures), fills };
    const content = slideContent(page, edgesOf(page), painted, widths);
    const drawings = drawingsOf(page, sources[index], onPage(repeated.shapes), content);
    const shown = shownSize(page);
    const shift = [(slide.width - shown.width) / 2, (slide.height - shown.height) / 2] as const;
    const xml = slideXml(content, drawings, relationships, media, haveSameSize(shown, slide) ? [0, 0] : shift);
    const name = `slides/${slideName(index)}`;
    return { name, type: `${mediaType}.slide+xml`, xml, relationships, id: presentation.part('slide', name) };
  });
  const ids = slides.map(({ id }) => id);
  const main: Part = {
    name: 'presentation.xml',
    type: `${mediaType}.presentation.main+xml`,
    xml: presentationXml(ids, slide.width, slide.height),
    relationships: presentation,
  };
  presentation.part('theme', 'theme/theme1.xml');
  await writePackage({ folder: 'ppt', parts: [main, ...fixedParts(), ...slides], media }, output);
  return { unknownLetters: unknownSigns(slides) };
}
