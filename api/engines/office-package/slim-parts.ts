import { posix } from 'node:path';
import type { Note } from '../../../catalog/report.ts';
import type { TaskSettings } from '../../jail/run-task.ts';
import { ProblemError } from '../../problem.ts';
import { type DrawnSize, type DrawnSizes, larger } from './drawn-size/drawn-size.ts';
import { officeOpenSizes } from './drawn-size/office-open-sizes.ts';
import { openDocumentSizes } from './drawn-size/open-document-sizes.ts';
import { findDuplicates } from './merge-duplicates.ts';
import { type Part, type Standard, withContent } from './part.ts';
import type { PictureOutcome, PictureTask } from './pictures/picture-task.ts';
import { recompressPictures } from './pictures/recompress-pictures.ts';
import { type Reference, readReferences } from './references.ts';
import { type Changes, rewriteReferences } from './rewrite-references.ts';

/** The parts of a document made smaller, and notes on what changed. */
export interface Slimmed {
  readonly parts: readonly Part[];
  readonly notes: readonly Note[];
}

const pictureName = /\.(png|jpe?g|jpe|jfif|gif|tiff?|svm)$/i;
const mediaType = /\/(image|video|audio|media)$/;
/** Whether a name needs no escaping, neither in XML nor in a URI. */
const isPlain = (name: string) => /^[\w./-]+$/.test(name);
const extensions = { jpeg: 'jpg', png: 'png', metafile: 'svm' } as const;
const spellings = { jpeg: /\.(jpe?g|jpe|jfif)$/i, png: /\.png$/i, metafile: /\.svm$/i } as const;

const isSigned = ({ name }: Part) => /^_xmlsignatures\/|^META-INF\/documentsignatures\.xml$/.test(name);

/** The parts to which all references are those to pictures, sounds and videos. Embedded objects keep their own. */
function mediaOf(parts: readonly Part[], references: readonly Reference[], standard: Standard): readonly Part[] {
  const isOdf = standard === 'odf';
  const named = new Map<string, boolean>();
  for (const { target, type } of references) {
    named.set(target, (isOdf || mediaType.test(type)) && (named.get(target) ?? true));
  }
  return parts.filter(({ name }) => named.get(name) === true && (!isOdf || /(^|\/)(Pictures|media)\//.test(name)));
}

/** Names of thumbnails of the first page, which programs regenerate on saving. */
function thumbnailsOf(
  parts: readonly Part[],
  references: readonly Reference[],
  standard: Standard,
): ReadonlySet<string> {
  if (standard === 'odf')
    return new Set(parts.map(({ name }) => name).filter((name) => name.startsWith('Thumbnails/')));
  const isThumbnail = ({ type }: Reference) => type.endsWith('/thumbnail');
  const thumbnails = references.filter(isThumbnail).map(({ target }) => target);
  const others = new Set(references.filter((reference) => !isThumbnail(reference)).map(({ target }) => target));
  return new Set(thumbnails.filter((name) => !others.has(name)));
}

function sizesAfterMerging(sizes: DrawnSizes, duplicates: ReadonlyMap<string, string>): DrawnSizes {
  const merged = new Map<string, DrawnSize>(sizes);
  for (const [name, kept] of duplicates) merged.set(kept, larger(merged.get(kept), sizes.get(name) ?? 'natural'));
  return merged;
}

/** Returns a free name in the same folder with another extension, ignoring case, and takes it. */
function takeFreeName(name: string, extension: string, taken: Set<string>): string {
  const stem = name.slice(0, name.length - posix.extname(name).length);
  for (let number = 1; ; number++) {
    const candidate = `${stem}${number === 1 ? '' : `-${number}`}.${extension}`;
    if (taken.has(candidate.toLowerCase())) continue;
    taken.add(candidate.toLowerCase());
    return candidate;
  }
}

interface Recompressed {
  readonly parts: readonly Part[];
  /** Old name → new name, for pictures of a new format and for duplicates. */
  readonly renamed: ReadonlyMap<string, string>;
}

/** Replaces pictures by their recompressed forms, and removes duplicates. */
async function replacePictures(
  parts: readonly Part[],
  tasks: readonly PictureTask[],
  outcomes: readonly PictureOutcome[],
  duplicates: ReadonlyMap<string, string>,
): Promise<Recompressed> {
  const byPath = new Map(outcomes.map((outcome) => [tasks[outcome.index]?.input, outcome]));
  const taken = new Set(parts.map(({ name }) => name.toLowerCase()));
  const renamed = new Map<string, string>();
  const result: Part[] = [];
  for (const part of parts) {
    const outcome = byPath.get(part.path);
    if (duplicates.has(part.name)) continue;
    if (outcome === undefined) {
      result.push(part);
      continue;
    }
    const { format, index } = outcome;
    const name = spellings[format].test(part.name) ? part.name : takeFreeName(part.name, extensions[format], taken);
    if (name !== part.name) renamed.set(part.name, name);
    result.push(await withContent(part, tasks[index]?.output ?? part.path, name));
  }
  for (const [name, kept] of duplicates) renamed.set(name, renamed.get(kept) ?? kept);
  return { parts: result, renamed };
}

/**
 * Makes the parts of a document smaller: recompresses pictures at the size at which they are shown, merges duplicates and
 * removes thumbnails. In XML, only the names of pictures change. Signed documents stay as they are.
 *
 * Throws `damaged-file`, what `readXml` throws, and the signal's reason.
 *
 * @param quality 10 to 100.
 */
export async function slimParts(
  parts: readonly Part[],
  standard: Standard,
  quality: number,
  settings: TaskSettings,
): Promise<Slimmed> {
  const { signal } = settings;
  if (parts.some(isSigned)) return { parts, notes: [{ code: 'signature-kept' }] };
  const untouched: Slimmed = { parts, notes: [] };
  // Programs disagree on which of two parts with the same name is meant.
  if (new Set(parts.map(({ name }) => name.toLowerCase())).size < parts.length) return untouched;

  const { all: references, editable } = await readReferences(parts, standard, signal);
  if (standard === 'ooxml' && !references.some(({ type }) => type.endsWith('/officeDocument'))) {
    const detail = 'This document is damaged: it doesn’t say which of its parts comes first. Send another copy of it.';
    throw new ProblemError('damaged-file', detail);
  }
  const media = mediaOf(parts, references, standard);
  const duplicates = editable ? await findDuplicates(media.filter(({ name }) => isPlain(name))) : new Map();
  const sizes = await (standard === 'odf'
    ? openDocumentSizes(parts, signal)
    : officeOpenSizes(parts, references, signal));
  const drawn = sizesAfterMerging(sizes, duplicates);
  const tasks = media
    .filter(({ name }) => pictureName.test(name) && !duplicates.has(name))
    .sort((a, b) => b.bytes - a.bytes)
    .map(({ name, path }) => ({
      name,
      input: path,
      output: `${path}.smaller`,
      drawn: drawn.get(name) ?? 'natural',
      mayChangeFormat: editable && isPlain(name),
    }));
  const outcomes = await recompressPictures(tasks, quality, settings);
  const removed = editable ? thumbnailsOf(parts, references, standard) : new Set<string>();
  const replaced = await replacePictures(parts, tasks, outcomes, duplicates);
  const changes: Changes = { renamed: replaced.renamed, removed };
  const expected = references.filter(({ target }) => changes.renamed.has(target) || removed.has(target)).length;
  const kept = replaced.parts.filter(({ name }) => !removed.has(name));
  if (changes.renamed.size + removed.size === 0) return { parts: kept, notes: notesOf(outcomes, duplicates) };
  const rewritten = await rewriteReferences(kept, standard, changes, expected);
  return rewritten === undefined ? untouched : { parts: rewritten, notes: notesOf(outcomes, duplicates) };
}

function notesOf(outcomes: readonly PictureOutcome[], duplicates: ReadonlyMap<string, string>): readonly Note[] {
  const downscaled = outcomes.filter((outcome) => outcome.downscaled).length;
  return [
    ...(outcomes.length > 0 ? [{ code: 'images-recompressed', images: outcomes.length, downscaled } as const] : []),
    ...(duplicates.size > 0 ? [{ code: 'duplicates-merged', parts: duplicates.size } as const] : []),
  ];
}
