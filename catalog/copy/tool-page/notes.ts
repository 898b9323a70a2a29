import { formatBytes } from '../../files/bytes.ts';
import type { FontReplaced, Note, SomeFiles } from '../../report.ts';
import { encodingNames } from './encoding-names.ts';
import { commentsNotShown, partsMissing, targetsLeftOut, wordsMissing } from './notes-on-missing.ts';

/** What a document refers to, one and many. */
const parts = {
  images: ['image', 'images'],
  styles: ['style sheet', 'style sheets'],
  fonts: ['font', 'fonts'],
  frames: ['embedded page', 'embedded pages'],
  media: ['video or sound', 'videos or sounds'],
  documents: ['subdocument', 'subdocuments'],
} as const;

function notLoaded({ kind, count, from, more }: Extract<Note, { code: 'not-loaded' }>): string {
  const [one, many] = parts[kind];
  const subject = count === 1 ? `One ${one} outside the file was` : `${count} ${many} outside the file were`;
  const places = [...from, ...(more > 0 ? [`${more} more`] : [])];
  const where = places.length > 0 ? ` (${new Intl.ListFormat('en').format(places)})` : '';
  return `${subject} not loaded${where}: this server doesn’t fetch anything from other sites.`;
}

function textRecognised({ pages, language }: Extract<Note, { code: 'text-recognised' }>): string {
  const what = pages === 1 ? 'One page is a picture. Its' : `${pages} pages are pictures. Their`;
  const name = language === null ? undefined : new Intl.DisplayNames('en', { type: 'language' }).of(language);
  return `${what} text was recognized${name ? ` as ${name}` : ''}. Check names and figures.`;
}

function imagesRecompressed({ images, downscaled }: Extract<Note, { code: 'images-recompressed' }>): string {
  const what = images === 1 ? 'One picture was' : `${images} pictures were`;
  if (downscaled === 0) return `${what} recompressed.`;
  const which = downscaled === images ? ' and' : `, and ${downscaled} of them`;
  return `${what} recompressed${which} scaled down to the size at which the file shows ${downscaled === 1 ? 'it' : 'them'}.`;
}

/** “a.pdf” and “b.pdf”, with the verb for one or many. */
function named({ files, more }: SomeFiles, one: string, many: string): string {
  const names = [...files.map((name) => `“${name}”`), ...(more > 0 ? [`${more} more`] : [])];
  return `${new Intl.ListFormat('en').format(names)} ${names.length === 1 ? one : many}`;
}

/** Several fonts that the server lacks, as one sentence. */
export function fontsReplaced(fonts: readonly FontReplaced[]): string {
  const pairs = fonts.map(({ font, replacement }) => `${replacement} for ${font}`);
  return `This server doesn’t have all of the document’s fonts. It used ${new Intl.ListFormat('en').format(pairs)}.`;
}

/** A note of a report as a sentence for the visitor. */
export function noteText(note: Note): string {
  switch (note.code) {
    case 'font-replaced':
      return `The document uses the font ${note.font}, which this server doesn’t have. ${note.replacement} was used instead.`;
    case 'password-removed':
      return 'The file was opened with your password. The result opens without one.';
    case 'macros-dropped':
      return 'The document contains macros. They weren’t run, and they aren’t in the result.';
    case 'output-repaired':
      return 'A small fault in the result, which strict programs would reject, was repaired.';
    case 'sheets-fitted':
      return note.sheets === 1
        ? 'One wide sheet was fitted to the page so that no column is cut off.'
        : `${note.sheets} wide sheets were fitted to the page so that no column is cut off.`;
    case 'text-recognised':
      return textRecognised(note);
    case 'pages-not-recognised':
      return note.pages === 1
        ? 'One page is a picture whose text couldn’t be recognized in time. Its text is missing.'
        : `${note.pages} pages are pictures whose text couldn’t be recognized in time, so it is missing. Try splitting the document.`;
    case 'not-loaded':
      return notLoaded(note);
    case 'scripts-not-run':
      return note.scripts === 1
        ? 'The page contains a script. It wasn’t run, so anything it would have written is missing.'
        : `The page contains ${note.scripts} scripts. They weren’t run, so anything they would have written is missing.`;
    case 'formulas-kept':
      return note.formulas === 1
        ? 'One formula couldn’t be read. It appears as you typed it.'
        : `${note.formulas} formulas couldn’t be read. They appear as you typed them.`;
    case 'encoding-recognised':
      return `The file doesn’t state its text encoding. It was read as ${note.encoding}.`;
    case 'original-returned':
      return 'This file couldn’t be made any smaller, so you get it back unchanged.';
    case 'images-recompressed':
      return imagesRecompressed(note);
    case 'pictures-kept':
      return note.pictures === 1
        ? 'One picture was left as it was, because a smaller one wouldn’t have looked the same.'
        : `${note.pictures} pictures were left as they were, because smaller ones wouldn’t have looked the same.`;
    case 'fonts-subset':
      return note.fonts === 1
        ? 'One font was cut down to the characters that the document uses.'
        : `${note.fonts} fonts were cut down to the characters that the document uses.`;
    case 'duplicates-merged':
      return note.parts === 1
        ? 'One part was stored twice. It’s now stored once.'
        : `${note.parts} parts were stored more than once. Each is now stored once.`;
    case 'signatures-removed':
      return `${named(note, 'was', 'were')} signed. A signature is valid only in the file that was signed; in the result it’s just a picture, if it shows at all. Keep the signed file too.`;
    case 'files-repaired':
      return `${named(note, 'is', 'are')} damaged. What could be read was repaired, so check those pages in the result.`;
    case 'dynamic-form-dropped':
      return `${named(note, 'contains a form', 'contain forms')} of an older kind (XFA). Only the part that every reader can show was merged. If pages or fields look empty in the result, print that file to a new PDF and merge the new one.`;
    case 'fields-renamed':
      return note.fields === 1
        ? 'One form field had the same name as a field in another file. It was renamed so that each keeps its own text.'
        : `${note.fields} form fields had the same names as fields in other files. They were renamed so that each keeps its own text.`;
    case 'targets-left-out':
      return `${targetsLeftOut(note)} led to pages you left out. Those bookmarks are gone, and those links no longer lead anywhere.`;
    case 'signature-kept':
      return 'The document is signed. To keep the signature valid, its content was left alone and only packed more tightly.';
    case 'level-lowered':
      return `At the level you chose, a file of this size would take minutes. It was compressed at level ${note.level} instead.`;
    case 'quality-lowered':
      return `To stay under ${formatBytes(note.maxBytes, 'en')}, the quality went down to ${note.quality}.`;
    case 'size-not-reached':
      return `${formatBytes(note.maxBytes, 'en')} couldn’t be reached. The smallest result found is ${formatBytes(note.bytes, 'en')}, at quality ${note.quality}.`;
    case 'characters-missing':
      return note.characters === 1
        ? 'One character isn’t in any of this server’s fonts. A question mark in a diamond marks its place.'
        : `${note.characters} characters aren’t in any of this server’s fonts. A question mark in a diamond marks each place.`;
    case 'letters-unknown':
      return note.letters === 1
        ? 'The PDF shows one letter without saying which it is. A picture or a question mark in a diamond stands in its place, so check it against the PDF.'
        : `The PDF shows ${note.letters} letters without saying which they are. Pictures or question marks in diamonds stand in their places, so check them against the PDF.`;
    case 'pixels-kept':
      return 'Recompressing this picture would only make it larger, so its pixels were left exactly as they were.';
    case 'metadata-removed':
      return 'Hidden data such as location, camera, time and previews was removed.';
    case 'transparency-filled':
      return 'The new format has no transparency. Transparent areas are now white.';
    case 'transparency-darkened':
      return 'The new format has no transparency. Transparent areas are now black, because on white nothing would be seen of this picture.';
    case 'frames-left-out':
      return 'One file holds several pictures, like an animation. Only the first is in the result.';
    case 'larger-in-format':
      return 'This picture is larger in the new format than in the old one. You may want to keep your original.';
    case 'storage-kept':
      return 'One page is stored in a way that can’t be changed without risk to its colors, so the file was left unchanged.';
    case 'names-decoded': {
      const encoding = encodingNames[note.encoding] ?? note.encoding;
      return note.names === 1
        ? `One file name doesn’t state its encoding. It was read as ${encoding}.`
        : `${note.names} file names don’t state their encoding. They were read as ${encoding}.`;
    }
    case 'paths-made-safe':
      return note.paths === 1
        ? 'One path was changed because it pointed outside the archive or some systems would reject it.'
        : `${note.paths} paths were changed because they pointed outside the archive or some systems would reject them.`;
    case 'names-made-distinct':
      return note.files === 1
        ? 'One file had the same name as another. It got a number so that neither replaces the other.'
        : `${note.files} files had the same names as others. They got numbers so that none replaces another.`;
    case 'links-as-text':
      return note.links === 1
        ? 'One entry was a link. It’s now a text file that says where the link pointed.'
        : `${note.links} entries were links. They’re now text files that say where the links pointed.`;
    case 'entries-left-out':
      return note.entries === 1
        ? 'One entry was a device, a pipe or a socket rather than a file. It was left out.'
        : `${note.entries} entries were devices, pipes or sockets rather than files. They were left out.`;
    case 'archives-opened':
      return note.archives === 1
        ? 'One archive was inside the archive. It was unpacked too, into a folder of the same name.'
        : `${note.archives} archives were inside the archive. They were unpacked too, each into a folder of the same name.`;
    case 'words-missing':
      return wordsMissing(note);
    case 'text-boxes-missing':
      return note.paragraphs === 1
        ? 'One paragraph in a text box couldn’t be placed, so it’s missing. Compare the result with the original.'
        : `${note.paragraphs} paragraphs in text boxes couldn’t be placed, so they are missing. Compare the result with the original.`;
    case 'pictures-missing':
      return note.pictures === 1
        ? 'One picture is missing from the result. Compare the two before you delete the original.'
        : `${note.pictures} pictures are missing from the result. Compare the two before you delete the original.`;
    case 'scan-damaged':
      return 'Part of a scanned page is damaged in your file, so lines of it may be missing or look wrong.';
    case 'pages-blank':
      return 'Every page of the result is blank, although the file has text or pictures. Keep the original.';
    case 'page-layout-lost':
      return 'This document has another one embedded in it. Page size, margins, headers and footers may differ from the original, so compare the pages.';
    case 'slides-hidden':
      return note.slides === 1
        ? 'One slide is hidden in the presentation, so it isn’t in the result.'
        : `${note.slides} slides are hidden in the presentation, so they aren’t in the result.`;
    case 'sheets-hidden':
      return note.sheets === 1
        ? 'One sheet is hidden in the workbook, so it isn’t in the result.'
        : `${note.sheets} sheets are hidden in the workbook, so they aren’t in the result.`;
    case 'print-area-only':
      return note.sheets === 1
        ? 'One sheet has a print area, so the result has only that part of it.'
        : `${note.sheets} sheets have a print area, so the result has only those parts of them.`;
    case 'comments-not-shown':
      return commentsNotShown(note);
    case 'sheets-chosen':
      return `As you chose, the result has ${note.sheets} of the workbook’s ${note.of} sheets.`;
    case 'printed-as-on-screen':
      return 'The page’s print styles would leave it blank, so it was printed as it looks on a screen.';
    case 'not-tagged':
      return note.bookmarksLost
        ? 'One passage changes style so often that the PDF has neither bookmarks nor tags for screen readers.'
        : 'One passage changes style so often that the PDF has no tags for screen readers.';
    case 'parts-missing':
      return partsMissing(note);
    case 'pages-look-different':
      return note.pages === 1
        ? 'One page looks different in the result. Compare the two before you delete the original.'
        : `${note.pages} pages look different in the result. Compare them before you delete the originals.`;
    case 'pages-not-compared':
      return note.pages === 1
        ? 'One page takes too long to draw, so it wasn’t compared with the original. Look at it before you delete the original.'
        : `${note.pages} pages take too long to draw, so they weren’t compared with the originals. Look at them before you delete the originals.`;
    case 'notes-left-out':
      return note.notes === 1 ? 'And one more note.' : `And ${note.notes} more notes.`;
  }
}
