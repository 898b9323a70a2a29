import { serverLimits } from './limits.ts';

/**
 * The document uses a font that this server lacks; another was used. If that has the same widths, line breaks stay.
 */
export interface FontReplaced {
  readonly code: 'font-replaced';
  readonly font: string;
  readonly replacement: string;
  readonly sameWidths: boolean;
}

/**
 * What a visitor should know about a result, as data; copy/tool-page/notes.ts puts it into words.
 * Each note is a fact the engine saw in this file.
 */
export type Note =
  | FontReplaced
  /** The file needed a password; the result opens without one. */
  | { readonly code: 'password-removed' }
  /** The document carries macros; they were not run and are not in the result. */
  | { readonly code: 'macros-dropped' }
  /** The engine wrote XML that strict readers reject; it was repaired. */
  | { readonly code: 'output-repaired' }
  /** Scanned pages went through OCR for this language (BCP 47); null if it has no tag. */
  | { readonly code: 'text-recognised'; readonly pages: number; readonly language: string | null }
  /** Scanned pages left out of OCR for lack of time. */
  | { readonly code: 'pages-not-recognised'; readonly pages: number }
  /** Wide sheets were fitted to the page's width. */
  | { readonly code: 'sheets-fitted'; readonly sheets: number }
  /** External resources that were not loaded: a few of their hosts or file names, and the number of others. */
  | {
      readonly code: 'not-loaded';
      readonly kind: 'images' | 'styles' | 'fonts' | 'frames' | 'media' | 'documents';
      readonly count: number;
      readonly from: readonly string[];
      readonly more: number;
    }
  /** Scripts in the document were not run, so the result lacks what they would have produced. */
  | { readonly code: 'scripts-not-run'; readonly scripts: number }
  /** Formulas that could not be parsed appear as source text. */
  | { readonly code: 'formulas-kept'; readonly formulas: number }
  /** The text declares no encoding; this one was detected. */
  | { readonly code: 'encoding-recognised'; readonly encoding: string }
  /** No font of this server has these characters; each is shown as a replacement mark. */
  | { readonly code: 'characters-missing'; readonly characters: number }
  /** Nothing in the PDF tells which letters these are; each is shown as a replacement mark. */
  | { readonly code: 'letters-unknown'; readonly letters: number }
  /** Nothing could be made smaller; the result is the visitor's own file. */
  | { readonly code: 'original-returned' }
  /** Images were recoded, `downscaled` of them with fewer pixels. */
  | { readonly code: 'images-recompressed'; readonly images: number; readonly downscaled: number }
  /** Pictures left unchanged, since smaller ones would have looked different. */
  | { readonly code: 'pictures-kept'; readonly pictures: number }
  /** Fonts now hold only the characters that are used. */
  | { readonly code: 'fonts-subset'; readonly fonts: number }
  /** Parts with the same content are now one. */
  | { readonly code: 'duplicates-merged'; readonly parts: number }
  /** Files that were signed. The result has no signatures, since any change would break them. */
  | ({ readonly code: 'signatures-removed' } & SomeFiles)
  /** Damaged files; the result has what could be recovered. */
  | ({ readonly code: 'files-repaired' } & SomeFiles)
  /** Files with XFA forms; the result has only their ordinary fields and page contents. */
  | ({ readonly code: 'dynamic-form-dropped' } & SomeFiles)
  /** Fields renamed because another file has fields of the same name. */
  | { readonly code: 'fields-renamed'; readonly fields: number }
  /** Bookmarks and links that led to pages that the visitor left out: bookmarks are removed, links lead nowhere. */
  | { readonly code: 'targets-left-out'; readonly bookmarks: number; readonly links: number }
  /** The document is signed; its content is unchanged, only compressed better. */
  | { readonly code: 'signature-kept' }
  /** The level asked for would take too long for a file of this size. */
  | { readonly code: 'level-lowered'; readonly level: number }
  /** The quality went down to this, from 1 to 100, for a result of at most so many bytes. */
  | { readonly code: 'quality-lowered'; readonly quality: number; readonly maxBytes: number }
  /** The result, the smallest that was found, is larger than was wanted; at this quality, from 1 to 100. */
  | {
      readonly code: 'size-not-reached';
      readonly quality: number;
      readonly bytes: number;
      readonly maxBytes: number;
    }
  /** At this quality the picture would only grow; its pixels are the original's. */
  | { readonly code: 'pixels-kept' }
  /** Metadata was removed: location, camera, author, previews, programs' private data. */
  | { readonly code: 'metadata-removed' }
  /** The result's format has no transparency; it was filled with white. */
  | { readonly code: 'transparency-filled' }
  /** The result's format has no transparency; it was filled with black, since the picture is white. */
  | { readonly code: 'transparency-darkened' }
  /** A file holds further pictures, as an animation does; the result has only the first. */
  | { readonly code: 'frames-left-out' }
  /** The picture takes less space in its original format. */
  | { readonly code: 'larger-in-format' }
  /** A page is stored in a way that cannot be changed safely; the result is the original. */
  | { readonly code: 'storage-kept' }
  /** Archive names without a declared encoding were decoded with this one (a label of `TextDecoder` or DOS). */
  | { readonly code: 'names-decoded'; readonly encoding: string; readonly names: number }
  /** Archive paths that led outside, or that some systems reject, were changed. */
  | { readonly code: 'paths-made-safe'; readonly paths: number }
  /** Files with the same name were numbered. */
  | { readonly code: 'names-made-distinct'; readonly files: number }
  /** Links in an archive became text files that state their targets. */
  | { readonly code: 'links-as-text'; readonly links: number }
  /** Devices, pipes and sockets in an archive were left out. */
  | { readonly code: 'entries-left-out'; readonly entries: number }
  /** Nested archives were unpacked into folders. */
  | { readonly code: 'archives-opened'; readonly archives: number }
  /** Words of the source that the result lacks, of all that it shows, and the beginnings of a few passages they stood in. */
  | {
      readonly code: 'words-missing';
      readonly words: number;
      readonly of: number;
      readonly passages: readonly string[];
    }
  /** Paragraphs in text boxes and other shapes that the result lacks. */
  | { readonly code: 'text-boxes-missing'; readonly paragraphs: number }
  /** Pictures of the source that the result lacks. */
  | { readonly code: 'pictures-missing'; readonly pictures: number }
  /** Codes of a fax in the source could not be decoded: rows of its page may be missing or look wrong. */
  | { readonly code: 'scan-damaged' }
  /** Every page of the result is blank, although the source has text or pictures. */
  | { readonly code: 'pages-blank' }
  /** The document holds others within it; pages that show them may lack its page size, margins, headers and footers. */
  | { readonly code: 'page-layout-lost' }
  /** Slides that the presentation hides; they are not in the result. */
  | { readonly code: 'slides-hidden'; readonly slides: number }
  /** Sheets that the workbook hides; they are not in the result. */
  | { readonly code: 'sheets-hidden'; readonly sheets: number }
  /** Sheets with cells outside the area that their author prints; the result has only that area. */
  | { readonly code: 'print-area-only'; readonly sheets: number }
  /** Comments, and slides with speaker notes: the result shows neither. */
  | { readonly code: 'comments-not-shown'; readonly comments: number; readonly slidesWithNotes: number }
  /** The visitor has chosen some of the workbook's sheets; `of` counts them all. */
  | { readonly code: 'sheets-chosen'; readonly sheets: number; readonly of: number }
  /** Print styles would have left the pages blank; the document was printed as a screen shows it. */
  | { readonly code: 'printed-as-on-screen' }
  /** The PDF has no tags, which its passages would have taken too long to get, and perhaps no bookmarks either. */
  | { readonly code: 'not-tagged'; readonly bookmarksLost: boolean }
  /**
   * Parts of the files that the result lacks. Where files are merged, links and other annotations are counted on the
   * compared pages; text and documents made of a PDF lack its comments and attachments, and Word documents made of
   * OpenDocument the choices and values of some form fields.
   */
  | {
      readonly code: 'parts-missing';
      readonly bookmarks: number;
      readonly attachments: number;
      readonly links: number;
      /** Form fields, comments and all other annotations. */
      readonly others: number;
    }
  /** Pages, of those that were compared, that look different in the result. */
  | { readonly code: 'pages-look-different'; readonly pages: number }
  /** Pages that were to be compared and could not be drawn in time. */
  | { readonly code: 'pages-not-compared'; readonly pages: number }
  /** Further notes that did not fit into the header. */
  | { readonly code: 'notes-left-out'; readonly notes: number };

/** The names of the first few files that a note applies to, and the number of others; headers must stay short. */
export interface SomeFiles {
  readonly files: readonly string[];
  readonly more: number;
}

/** Sent with the result as one JSON response header, and shown on the result card. */
export interface Report {
  readonly bytesBefore: number;
  readonly bytesAfter: number;
  /** Pages, slides or sheets of the result, where known. */
  readonly pages: number | null;
  readonly notes: readonly Note[];
}

/** The name of the response header. */
export const reportHeader = 'Filewright-Report';

/** Notes that concern neither content nor appearance; dropped first if the header is too long. */
const minorNotes: ReadonlySet<Note['code']> = new Set<Note['code']>([
  'output-repaired',
  'images-recompressed',
  'pictures-kept',
  'fonts-subset',
  'duplicates-merged',
  'level-lowered',
  'pixels-kept',
  'metadata-removed',
  'encoding-recognised',
  'names-decoded',
  'sheets-fitted',
]);

/** Notes by importance: the first major note of each kind, then the other major ones, then minor ones. */
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
 * A report as header text of at most `serverLimits.maxReportBytes`: the most important notes that fit, in their original
 * order, and how many were left out.
 */
export function encodeReport(report: Report): string {
  const whole = asciiJson(report);
  if (whole.length <= serverLimits.maxReportBytes) return whole;
  const leftOut = (notes: number): Note => ({ code: 'notes-left-out', notes });
  const frame = asciiJson({ ...report, notes: [leftOut(report.notes.length)] });
  let room = serverLimits.maxReportBytes - frame.length;
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

/** The report of a response, or null if a proxy dropped or changed the header. */
export function decodeReport(header: string | null): Report | null {
  if (header === null) return null;
  try {
    return JSON.parse(header) as Report;
  } catch {
    return null;
  }
}
