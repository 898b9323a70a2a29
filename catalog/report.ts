import { limits } from './limits.ts';

/**
 * What a visitor should know about a result, as data; copy/tool-page/notes.ts puts it into words.
 * Each note is a fact the engine saw in this file.
 */
export type Note =
  /** The document asks for a font that this server lacks; another was used. With the same widths, lines stay as they are. */
  | {
      readonly code: 'font-replaced';
      readonly font: string;
      readonly replacement: string;
      readonly sameWidths: boolean;
    }
  /** The file needed a password; the result opens without one. */
  | { readonly code: 'password-removed' }
  /** The document carries macros; they were not run and are not in the result. */
  | { readonly code: 'macros-dropped' }
  /** The engine wrote XML that strict readers refuse; it was mended. */
  | { readonly code: 'output-repaired' }
  /** Pages that are pictures were read by a program, which was told the language (BCP 47); null where it has no tag. */
  | { readonly code: 'text-recognised'; readonly pages: number; readonly language: string | null }
  /** Pages that are pictures and were left out, for want of time. */
  | { readonly code: 'pages-not-recognised'; readonly pages: number }
  /** Wide sheets were fitted to the page's width. */
  | { readonly code: 'sheets-fitted'; readonly sheets: number }
  /** What the document only refers to, and where from: some hosts or file names, and how many more there are. */
  | {
      readonly code: 'not-loaded';
      readonly kind: 'images' | 'styles' | 'fonts' | 'frames' | 'media';
      readonly count: number;
      readonly from: readonly string[];
      readonly more: number;
    }
  /** The document holds scripts; what they would have written is not in the result. */
  | { readonly code: 'scripts-not-run'; readonly scripts: number }
  /** Formulas that could not be read; they stand as they were written. */
  | { readonly code: 'formulas-kept'; readonly formulas: number }
  /** The text names no encoding; this one was recognised by its content. */
  | { readonly code: 'encoding-recognised'; readonly encoding: string }
  /** No font of this server has these characters; a mark stands for each. */
  | { readonly code: 'characters-missing'; readonly characters: number }
  /** Nothing could be made smaller; the result is the visitor's own file. */
  | { readonly code: 'original-returned' }
  /** Pictures were encoded anew; so many of them with fewer pixels as well. */
  | { readonly code: 'images-recompressed'; readonly images: number; readonly downscaled: number }
  /** Fonts now hold only the characters that are used. */
  | { readonly code: 'fonts-subset'; readonly fonts: number }
  /** Parts with the same content are now one. */
  | { readonly code: 'duplicates-merged'; readonly parts: number }
  /** Files that were signed: a signature holds for a file as it was, so that none is in the result. */
  | ({ readonly code: 'signatures-removed' } & SomeFiles)
  /** Files that were damaged; what could be read of them is in the result. */
  | ({ readonly code: 'files-repaired' } & SomeFiles)
  /** Files whose forms are drawn by a program within them (XFA); ordinary fields and what stands on their pages is in the result. */
  | ({ readonly code: 'dynamic-form-dropped' } & SomeFiles)
  /** Fields that had the name of a field in another file. */
  | { readonly code: 'fields-renamed'; readonly fields: number }
  /** The document is signed; its content is as it was, only packed tighter. */
  | { readonly code: 'signature-kept' }
  /** The level asked for would take too long for a file of this size. */
  | { readonly code: 'level-lowered'; readonly level: number }
  /** At this quality the picture would only grow; its pixels are the original's. */
  | { readonly code: 'pixels-kept' }
  /** Data beside the content is not in the result: place, camera, author, previews, what programs keep for themselves. */
  | { readonly code: 'metadata-removed' }
  /** The format of the result knows no opacity: white shows through. */
  | { readonly code: 'transparency-filled' }
  /** The visitor's file had another format, in which the picture takes less space. */
  | { readonly code: 'larger-in-format' }
  /** A page is stored in a way that cannot be copied or changed without risk; the file is the original. */
  | { readonly code: 'storage-kept' }
  /** Names of an archive that say nothing of their encoding were read in this one, as `TextDecoder` or DOS calls it. */
  | { readonly code: 'names-decoded'; readonly encoding: string; readonly names: number }
  /** Paths of an archive that led elsewhere, or that not every system takes, are other ones now. */
  | { readonly code: 'paths-made-safe'; readonly paths: number }
  /** Files of the same name were told apart by numbers. */
  | { readonly code: 'names-made-distinct'; readonly files: number }
  /** Links of an archive are texts now that say where they led. */
  | { readonly code: 'links-as-text'; readonly links: number }
  /** Devices, pipes and sockets of an archive are not in the result. */
  | { readonly code: 'entries-left-out'; readonly entries: number }
  /** Archives within an archive were opened as well; each is a folder now. */
  | { readonly code: 'archives-opened'; readonly archives: number }
  /** Further notes that did not fit into the header. */
  | { readonly code: 'notes-left-out'; readonly notes: number };

/** The names of the first few files that something is true of, and how many more there are; headers must stay short. */
export interface SomeFiles {
  readonly files: readonly string[];
  readonly more: number;
}

/** Travels beside the result as one JSON response header, and is shown on the result card. */
export interface Report {
  readonly bytesBefore: number;
  readonly bytesAfter: number;
  /** Pages, slides or sheets of the result, where known. */
  readonly pages: number | null;
  readonly notes: readonly Note[];
}

/** The name of the response header. */
export const reportHeader = 'Filewright-Report';

/** What changes neither content nor looks; the first to go where the header has no room for every note. */
const minorNotes: ReadonlySet<Note['code']> = new Set<Note['code']>([
  'output-repaired',
  'images-recompressed',
  'fonts-subset',
  'duplicates-merged',
  'level-lowered',
  'pixels-kept',
  'metadata-removed',
  'encoding-recognised',
  'names-decoded',
  'sheets-fitted',
]);

/** Notes with what matters most in front: the first major note of each kind, further ones of that kind, minor ones. */
function byImportance(notes: readonly Note[]): readonly Note[] {
  const seen = new Set<Note['code']>();
  const ranked = notes.map((note) => {
    const isMinor = minorNotes.has(note.code) || (note.code === 'font-replaced' && note.sameWidths);
    const rank = isMinor ? 2 : seen.has(note.code) ? 1 : 0;
    if (!isMinor) seen.add(note.code);
    return { note, rank };
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ note }) => note);
}

/** JSON with every character beyond ASCII escaped, since headers are ASCII (RFC 9110 §5.5). */
function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\u007f-\uffff]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * A report as header text of at most `limits.maxReportBytes`: the notes that fit, in their order, and how many were
 * left out. What matters most is taken first, and a note too long for the room that is left is passed over.
 */
export function encodeReport(report: Report): string {
  const whole = asciiJson(report);
  if (whole.length <= limits.maxReportBytes) return whole;
  const leftOut = (notes: number): Note => ({ code: 'notes-left-out', notes });
  const frame = asciiJson({ ...report, notes: [leftOut(report.notes.length)] });
  let room = limits.maxReportBytes - frame.length;
  const kept = new Set<Note>();
  for (const note of byImportance(report.notes)) {
    const bytes = asciiJson(note).length + 1;
    if (bytes > room) continue;
    room -= bytes;
    kept.add(note);
  }
  const notes = report.notes.filter((note) => kept.has(note));
  return asciiJson({ ...report, notes: [...notes, leftOut(report.notes.length - notes.length)] });
}

/** The report of a response, or null where a proxy dropped or changed the header. */
export function decodeReport(header: string | null): Report | null {
  if (header === null) return null;
  try {
    return JSON.parse(header) as Report;
  } catch {
    return null;
  }
}
