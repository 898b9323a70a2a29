import { analysePages, type ReadDocument } from '../analyse.ts';
import { maxShapes } from '../marks/find-drawings.ts';
import { createMedia, createRelationships } from '../ooxml/relationships.ts';
import { type Part, writePackage } from '../ooxml/write-package.ts';
import { element, emus, xmlFile } from '../ooxml/xml.ts';
import { isWithin } from '../tables/grid.ts';
import { layoutXml, masterXml, themeXml } from './fixed-parts.ts';
import { slideContent } from './slide-content.ts';
import { slideNamespaces, slideXml } from './slide-xml.ts';

const types = 'application/vnd.openxmlformats-officedocument.presentationml';
/** Points: the smallest and largest slide (PresentationML 19.7.13, in EMU). */
const slideLimits = { least: 72, most: 4032 } as const;

const within = (points: number) => Math.max(slideLimits.least, Math.min(slideLimits.most, points));

function presentationXml(slides: readonly string[], width: number, height: number): string {
  return xmlFile(
    element(
      'p:presentation',
      slideNamespaces,
      element('p:sldMasterIdLst', {}, element('p:sldMasterId', { id: 2_147_483_648, 'r:id': 'rId1' })),
      element('p:sldIdLst', {}, ...slides.map((id, index) => element('p:sldId', { id: 256 + index, 'r:id': id }))),
      element('p:sldSz', { cx: emus(within(width)), cy: emus(within(height)) }),
      element('p:notesSz', { cx: 6_858_000, cy: 9_144_000 }),
    ),
  );
}

/** Writes a document as a presentation with a slide for every page. */
export async function writePptx(read: ReadDocument, output: string): Promise<void> {
  const { pages, edgesOf, repeated } = analysePages(read);
  const media = createMedia();
  const presentation = createRelationships();
  const [master, layout] = [createRelationships(), createRelationships()];
  presentation.part('slideMaster', 'slideMasters/slideMaster1.xml');
  master.part('slideLayout', '../slideLayouts/slideLayout1.xml');
  master.part('theme', '../theme/theme1.xml');
  layout.part('slideMaster', '../slideMasters/slideMaster1.xml');
  const slides = pages.map((page, index): Part & { readonly id: string } => {
    const relationships = createRelationships();
    relationships.part('slideLayout', '../slideLayouts/slideLayout1.xml');
    const content = slideContent(
      page,
      edgesOf(page),
      repeated.pictures.filter(({ on }) => on.has(page.index)).map(({ drawn }) => drawn),
    );
    const source = read.pages[index];
    const isLoose = ({ x0, x1, y0, y1 }: { x0: number; x1: number; y0: number; y1: number }) =>
      !content.tables.some((table) => isWithin(table, (x0 + x1) / 2, (y0 + y1) / 2, 4));
    const { fills = [], rules = [], shapes = [] } = page.plate === null ? (source ?? {}) : {};
    const drawings = {
      fills: fills.filter(isLoose),
      rules: rules.filter(isLoose),
      shapes: shapes.length > maxShapes ? [] : shapes,
    };
    const xml = slideXml(content, drawings, relationships, media);
    const name = `slides/slide${index + 1}.xml`;
    return { name, type: `${types}.slide+xml`, xml, relationships, id: presentation.part('slide', name) };
  });
  const [first] = pages;
  const main = presentationXml(
    slides.map(({ id }) => id),
    first?.width ?? 720,
    first?.height ?? 540,
  );
  const parts: readonly Part[] = [
    { name: 'presentation.xml', type: `${types}.presentation.main+xml`, xml: main, relationships: presentation },
    { name: 'slideMasters/slideMaster1.xml', type: `${types}.slideMaster+xml`, xml: masterXml, relationships: master },
    { name: 'slideLayouts/slideLayout1.xml', type: `${types}.slideLayout+xml`, xml: layoutXml, relationships: layout },
    {
      name: 'theme/theme1.xml',
      type: 'application/vnd.openxmlformats-officedocument.theme+xml',
      xml: themeXml,
    },
    ...slides,
  ];
  presentation.part('theme', 'theme/theme1.xml');
  const root = createRelationships();
  root.part('officeDocument', 'ppt/presentation.xml');
  await writePackage({ folder: 'ppt', parts, media, root: root.xml() }, output);
}
