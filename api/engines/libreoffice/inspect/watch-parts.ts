import { localName, type XmlEvents } from '../../../formats/xml/xml.ts';
import type { OfficePackage } from '../../../formats/zip/zip-package.ts';
import type { FontCollector } from '../fonts/font-collector.ts';
import type { ContentCollector } from '../kept/content/shown-content.ts';
import { createFontGuard, type FontGuard } from './font-guard.ts';
import { createFieldCounter } from './form-fields.ts';
import type { PartReading } from './inspect-part.ts';
import type { Inspection } from './inspection.ts';
import { createMainPart } from './main-part.ts';
import { mergeEvents } from './merge-events.ts';
import { watchInlinePictures } from './pictures/inline-pictures.ts';
import { createLinkedPictures } from './pictures/linked-pictures.ts';
import { createMetafileGuard } from './pictures/metafile-guard.ts';
import { createUndrawnCharts } from './pictures/undrawn-charts.ts';
import { createUndrawnPictures } from './pictures/undrawn-pictures.ts';
import { createSubDocuments } from './sub-documents.ts';
import { createCommentCounter } from './unprinted-comments.ts';

/** Parts of OpenDocument, which may have pictures within their XML. */
const inlining = /(?:^|\/)(?:content|styles)\.xml$/;

/**
 * Elements that refer to embedded font files: Word (ECMA-376 part 1, §17.8.3), PowerPoint (§19.2.1.9), ODF (§16.24).
 */
const embeddedFont = /^(embed(Regular|Bold|Italic|BoldItalic)|embeddedFont|font-face-uri)$/;

/** The same events, with a call of `onFont` for each element that embeds a font. */
function watchEmbeddedFonts(events: XmlEvents, onFont: FontGuard['refer']): XmlEvents {
  return {
    ...events,
    open(name, attributes) {
      if (embeddedFont.test(localName(name))) onFont(attributes);
      events.open?.(name, attributes);
    },
  };
}

/** What watches the parts of a package, one after the other, and tells what they hold. */
export interface PartWatch {
  /** Events for reading a part. */
  readonly events: (part: string) => XmlEvents;
  /** What watches what a part holds besides XML. */
  readonly reading: (part: string) => Pick<PartReading, 'onStart' | 'fonts' | 'metafiles'>;
  /** Judges the package once every part has been read. Throws as `createMainPart` and `createFontGuard` say. */
  readonly check: (opened: OfficePackage, signal: AbortSignal) => Promise<void>;
  /** What is known once every part has been read. */
  readonly found: () => Omit<Inspection, 'macros' | 'isBroken'>;
}

/**
 * Watches the parts of a package.
 * @param content What gathers the visible content; null where the format does not reveal it.
 */
export function createPartWatch(collector: FontCollector, content: ContentCollector | null): PartWatch {
  const linked = createLinkedPictures();
  const subDocuments = createSubDocuments();
  const undrawn = createUndrawnPictures();
  const charts = createUndrawnCharts();
  const comments = createCommentCounter();
  const fields = createFieldCounter();
  const mainPart = createMainPart();
  const fonts = createFontGuard();
  const metafiles = createMetafileGuard();
  let embedsFonts = false;
  const onFont: FontGuard['refer'] = (attributes) => {
    embedsFonts = true;
    fonts.refer(attributes);
  };
  return {
    events(part) {
      const ofFonts = watchEmbeddedFonts(collector.watch(part) ?? {}, onFont);
      const shown = mergeEvents(mergeEvents(ofFonts, content?.watch(part)), charts.watch(part));
      const known = comments.watch(part, fields.watch(part, shown));
      const linking = linked.watch(part, mergeEvents(known, subDocuments.watch(part)));
      const watched = inlining.test(part) ? watchInlinePictures(linking, metafiles.take) : linking;
      return mainPart.watch(part, undrawn.watch(part, watched));
    },
    reading: (part) => ({ onStart: (start) => undrawn.take(part, start), fonts, metafiles }),
    async check(opened, signal) {
      mainPart.check(opened.entries.map(({ name }) => name));
      await fonts.check(opened, signal);
    },
    found: () => ({
      fonts: collector.families(),
      fontLooks: collector.looks?.(),
      embedsFonts,
      linkedPictures: linked.addresses(),
      subDocuments: subDocuments.addresses(),
      undrawnPictures: undrawn.count(),
      undrawnCharts: charts.count(),
      ...fields.counted(),
      unprinted: comments.counted(),
      content: content?.content() ?? null,
    }),
  };
}
