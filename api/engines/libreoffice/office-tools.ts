import type { Options } from '../../../catalog/operations.ts';
import type { createPdfReader } from '../../comparison/words/pdf-words.ts';
import type { Job } from '../../engine.ts';
import type { Paper } from '../../formats/paper.ts';
import type { Processes } from '../../jail/process.ts';
import type { Convert } from './convert.ts';
import type { createInstalledFonts } from './fonts/installed-fonts.ts';
import type { createFaceWidths } from './fonts/letter-widths.ts';
import type { createReplacedFonts } from './fonts/replaced-fonts.ts';
import type { LayoutAbilities } from './prepare/preparation-settings.ts';

/** What the operations need. */
export interface OfficeOperationsSettings {
  /** Runs fontconfig's programs, and Poppler's. */
  readonly processes: Processes;
  /** The paper size of sheets that do not state one. */
  readonly paper: Paper;
  readonly abilities: LayoutAbilities;
  /** Called before LibreOffice opens a document with embedded fonts, which stay in its process. */
  readonly onEmbeddedFonts: () => void;
  /** Makes LibreOffice open a document to load its fonts; if that fails, they stay unknown. */
  readonly openFonts: (path: string) => Promise<void>;
  readonly convert: Convert;
}

/** A document to convert, and how. */
export type ExportJob = Job<Options<'libreoffice', 'export'>>;

/** What the operations share: the settings, and what is found out once for all documents. */
export interface OfficeTools extends OfficeOperationsSettings {
  readonly installedFonts: ReturnType<typeof createInstalledFonts>;
  readonly replacedFonts: ReturnType<typeof createReplacedFonts>;
  readonly faceWidths: ReturnType<typeof createFaceWidths>;
  readonly readPdf: ReturnType<typeof createPdfReader>;
}
