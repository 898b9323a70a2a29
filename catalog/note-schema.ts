import { z } from 'zod';
import type { Note } from './report.ts';

const maxCharacters = 1000;
/** Names listed in one note; `more` counts the rest. */
const maxNames = 100;

const count = z.int().nonnegative();
const text = z.string().max(maxCharacters);
const someFiles = { files: z.array(text).max(maxNames), more: count };

/** What each note carries. A worker's note of any other shape breaks the protocol. */
const shapes = {
  'font-replaced': { font: text, replacement: text, sameWidths: z.boolean() },
  'password-removed': {},
  'macros-dropped': {},
  'output-repaired': {},
  'text-recognised': { pages: count, language: text.nullable() },
  'pages-not-recognised': { pages: count },
  'sheets-fitted': { sheets: count },
  'not-loaded': {
    kind: z.enum(['images', 'styles', 'fonts', 'frames', 'media', 'documents']),
    count,
    from: z.array(text).max(maxNames),
    more: count,
  },
  'scripts-not-run': { scripts: count },
  'formulas-kept': { formulas: count },
  'encoding-recognised': { encoding: text },
  'characters-missing': { characters: count },
  'letters-unknown': { letters: count },
  'original-returned': {},
  'images-recompressed': { images: count, downscaled: count },
  'pictures-kept': { pictures: count },
  'fonts-subset': { fonts: count },
  'duplicates-merged': { parts: count },
  'signatures-removed': someFiles,
  'files-repaired': someFiles,
  'dynamic-form-dropped': someFiles,
  'fields-renamed': { fields: count },
  'targets-left-out': { bookmarks: count, links: count },
  'signature-kept': {},
  'level-lowered': { level: count },
  'quality-lowered': { quality: count, maxBytes: count },
  'size-not-reached': { quality: count, bytes: count, maxBytes: count },
  'pixels-kept': {},
  'metadata-removed': {},
  'transparency-filled': {},
  'transparency-darkened': {},
  'frames-left-out': {},
  'larger-in-format': {},
  'storage-kept': {},
  'names-decoded': { encoding: text, names: count },
  'paths-made-safe': { paths: count },
  'names-made-distinct': { files: count },
  'links-as-text': { links: count },
  'entries-left-out': { entries: count },
  'archives-opened': { archives: count },
  'words-missing': { words: count, of: count, passages: z.array(text).max(10) },
  'text-boxes-missing': { paragraphs: count },
  'pictures-missing': { pictures: count },
  'scan-damaged': {},
  'pages-blank': {},
  'page-layout-lost': {},
  'slides-hidden': { slides: count },
  'sheets-hidden': { sheets: count },
  'print-area-only': { sheets: count },
  'comments-not-shown': { comments: count, slidesWithNotes: count },
  'sheets-chosen': { sheets: count, of: count },
  'printed-as-on-screen': {},
  'not-tagged': { bookmarksLost: z.boolean() },
  'parts-missing': { bookmarks: count, attachments: count, links: count, others: count },
  'pages-look-different': { pages: count },
  'pages-not-compared': { pages: count },
  'notes-left-out': { notes: count },
} satisfies Record<Note['code'], z.core.$ZodLooseShape>;

const schemas = Object.entries(shapes).map(([code, shape]) => z.strictObject({ code: z.literal(code), ...shape }));

/** One note of a worker's report: a known code with exactly its fields. */
export const noteSchema = z.union(schemas as unknown as readonly [z.ZodType<Note>, ...z.ZodType<Note>[]]);
