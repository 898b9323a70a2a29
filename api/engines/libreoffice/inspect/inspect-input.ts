import type { FormatId } from '../../../../catalog/formats.ts';
import type { FontCollector } from '../fonts/font-collector.ts';
import { createOpenDocumentFonts } from '../fonts/open-document-fonts.ts';
import { createSheetFonts } from '../fonts/sheet-fonts.ts';
import { createSlideFonts } from '../fonts/slide-fonts.ts';
import { createWordFonts } from '../fonts/word-fonts.ts';
import { createOpenDocumentContent } from '../kept/content/open-document-content.ts';
import type { ContentCollector } from '../kept/content/shown-content.ts';
import { createSlideContent } from '../kept/content/slide-content.ts';
import { createWordContent } from '../kept/content/word-content.ts';
import { inspectCompound } from './inspect-compound.ts';
import { inspectPackage } from './inspect-package.ts';
import type { Inspection } from './inspection.ts';
import { inspectRtf } from './rtf/inspect-rtf.ts';

interface Collectors {
  readonly fonts: () => FontCollector;
  readonly content: () => ContentCollector | null;
}

const collectors = {
  docx: { fonts: createWordFonts, content: createWordContent },
  pptx: { fonts: createSlideFonts, content: createSlideContent },
  // A workbook's visible content is known once its sheets have been laid out (sheets/).
  xlsx: { fonts: createSheetFonts, content: () => null },
  odt: { fonts: createOpenDocumentFonts, content: createOpenDocumentContent },
  odp: { fonts: createOpenDocumentFonts, content: createOpenDocumentContent },
} as const satisfies Partial<Record<FormatId, Collectors>>;

const isPackage = (format: FormatId): format is keyof typeof collectors => format in collectors;

/**
 * Streams through a document and refuses what must never reach LibreOffice. Throws `damaged-file` for XML entities and
 * unreadable packages, `too-complex` for bombs, excessive nesting, huge pictures and endless drawings, and the signal's reason.
 */
export async function inspectInput(path: string, format: FormatId, signal: AbortSignal): Promise<Inspection> {
  if (isPackage(format)) {
    const { fonts, content } = collectors[format];
    return inspectPackage(path, fonts(), content(), signal);
  }
  if (format === 'rtf') return inspectRtf(path, signal);
  return inspectCompound(path);
}
