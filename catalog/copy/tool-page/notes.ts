import type { Note, SomeFiles } from '../../report.ts';

/** What a document refers to, one and many. */
const parts = {
  images: ['image', 'images'],
  styles: ['style sheet', 'style sheets'],
  fonts: ['font', 'fonts'],
  frames: ['embedded page', 'embedded pages'],
  media: ['video or sound', 'videos or sounds'],
} as const;

function notLoaded({ kind, count, from, more }: Extract<Note, { code: 'not-loaded' }>): string {
  const [one, many] = parts[kind];
  const subject = count === 1 ? `One ${one} outside the file was` : `${count} ${many} outside the file were`;
  const places = [...from, ...(more > 0 ? [`${more} more`] : [])];
  const where = places.length > 0 ? ` (${new Intl.ListFormat('en').format(places)})` : '';
  return `${subject} not loaded${where}: this server fetches nothing from elsewhere.`;
}

function textRecognised({ pages, language }: Extract<Note, { code: 'text-recognised' }>): string {
  const what = pages === 1 ? 'One page is a picture. Its' : `${pages} pages are pictures. Their`;
  const name = language === null ? undefined : new Intl.DisplayNames('en', { type: 'language' }).of(language);
  return `${what} text was recognized${name ? ` as ${name}` : ''}: check names and figures.`;
}

function imagesRecompressed({ images, downscaled }: Extract<Note, { code: 'images-recompressed' }>): string {
  const what = images === 1 ? 'One picture was' : `${images} pictures were`;
  if (downscaled === 0) return `${what} compressed anew.`;
  const which = downscaled === images ? ' and' : `, and ${downscaled} of them`;
  return `${what} compressed anew${which} scaled to the size in which the file shows ${downscaled === 1 ? 'it' : 'them'}.`;
}

/** “a.pdf” and “b.pdf”, with the verb for one or many. */
function named({ files, more }: SomeFiles, one: string, many: string): string {
  const names = [...files.map((name) => `“${name}”`), ...(more > 0 ? [`${more} more`] : [])];
  return `${new Intl.ListFormat('en').format(names)} ${names.length === 1 ? one : many}`;
}

const encodingNames: Readonly<Record<string, string>> = {
  'utf-8': 'UTF-8',
  gb18030: 'Chinese (GBK)',
  big5: 'Chinese (Big5)',
  shift_jis: 'Japanese (Shift-JIS)',
  'euc-kr': 'Korean (EUC-KR)',
  ibm866: 'Cyrillic (code page 866)',
  'windows-1251': 'Cyrillic (Windows-1251)',
  cp437: 'code page 437',
  cp850: 'code page 850',
  'windows-1252': 'Windows-1252',
};

/** A note of a report as a sentence for the visitor. */
export function noteText(note: Note): string {
  switch (note.code) {
    case 'font-replaced':
      return `The document asks for the font ${note.font}, which this server does not have. ${note.replacement} stands in for it.`;
    case 'macros-dropped':
      return 'The document contains macros. They were not run, and they are not in the result.';
    case 'output-repaired':
      return 'A small fault that strict programs refuse was mended in the result.';
    case 'sheets-fitted':
      return note.sheets === 1
        ? 'One wide sheet was fitted to the page, so that no column is cut off.'
        : `${note.sheets} wide sheets were fitted to the page, so that no column is cut off.`;
    case 'text-recognised':
      return textRecognised(note);
    case 'pages-not-recognised':
      return note.pages === 1
        ? 'One page that is a picture could not be recognized. Its text is missing.'
        : `${note.pages} pages that are pictures were not recognized, and their text is missing. Splitting the document helps.`;
    case 'not-loaded':
      return notLoaded(note);
    case 'scripts-not-run':
      return note.scripts === 1
        ? 'The page holds a script. It was not run, and what it would have written is not in the result.'
        : `The page holds ${note.scripts} scripts. They were not run, and what they would have written is not in the result.`;
    case 'formulas-kept':
      return note.formulas === 1
        ? 'One formula could not be read. It stands as it was written.'
        : `${note.formulas} formulas could not be read. They stand as they were written.`;
    case 'encoding-recognised':
      return `The file does not say how its letters are stored. It was read as ${note.encoding}.`;
    case 'original-returned':
      return 'Nothing in this file could be made smaller, so you get it back as it was.';
    case 'images-recompressed':
      return imagesRecompressed(note);
    case 'fonts-subset':
      return note.fonts === 1
        ? 'One font now holds only the characters that the document uses.'
        : `${note.fonts} fonts now hold only the characters that the document uses.`;
    case 'duplicates-merged':
      return note.parts === 1
        ? 'One part was in the file twice. It is now kept once.'
        : `${note.parts} parts were in the file more than once. Each is now kept once.`;
    case 'signatures-removed':
      return `${named(note, 'was', 'were')} signed. A signature holds only for the file that was signed, so the result has a picture of it at most. Keep the signed file as well.`;
    case 'files-repaired':
      return `${named(note, 'is', 'are')} damaged. What could be read was repaired: look through those pages in the result.`;
    case 'dynamic-form-dropped':
      return `${named(note, 'holds a form', 'hold forms')} of an older kind (XFA). Only what every reader shows of it could be merged. If its pages or fields look empty in the result, print it to a new PDF first and merge that.`;
    case 'fields-renamed':
      return note.fields === 1
        ? 'One form field had the name of a field in another file. It was renamed, so that each keeps its own text.'
        : `${note.fields} form fields had the names of fields in other files. They were renamed, so that each keeps its own text.`;
    case 'signature-kept':
      return 'The document is signed. Its content was not touched, so that the signature stays valid; it was only packed tighter.';
    case 'level-lowered':
      return `A file of this size would take minutes at that level. It was compressed at level ${note.level}.`;
    case 'characters-missing':
      return note.characters === 1
        ? 'One character is in none of the fonts of this server; a question mark in a diamond stands for it.'
        : `${note.characters} different characters are in none of the fonts of this server; a question mark in a diamond stands for each.`;
    case 'pixels-kept':
      return 'Compressed again, this picture would only grow. Its pixels were left exactly as they were.';
    case 'metadata-removed':
      return 'Data beside the content, such as place, camera, time and previews, is not in the result.';
    case 'transparency-filled':
      return 'The result cannot be see-through. What was is white now.';
    case 'larger-in-format':
      return 'This picture takes more space in the new format than in the one that it had. Better keep your file.';
    case 'storage-kept':
      return 'A page is stored in a way that cannot be changed without risk to its colors. The file is as it was.';
    case 'names-decoded': {
      const encoding = encodingNames[note.encoding] ?? note.encoding;
      return note.names === 1
        ? `One name did not say how its letters are stored. It was read as ${encoding}.`
        : `${note.names} names did not say how their letters are stored. They were read as ${encoding}.`;
    }
    case 'paths-made-safe':
      return note.paths === 1
        ? 'One path was changed, because it led out of the archive or holds what some systems refuse.'
        : `${note.paths} paths were changed, because they led out of the archive or hold what some systems refuse.`;
    case 'names-made-distinct':
      return note.files === 1
        ? 'One file had the name of another. It got a number, so that none replaces the other.'
        : `${note.files} files had the names of others. They got numbers, so that none replaces another.`;
    case 'links-as-text':
      return note.links === 1
        ? 'One entry was a link. It is a text now that says where it led.'
        : `${note.links} entries were links. They are texts now that say where they led.`;
    case 'entries-left-out':
      return note.entries === 1
        ? 'One entry was no file but a device, a pipe or a socket. It is not in the result.'
        : `${note.entries} entries were no files but devices, pipes or sockets. They are not in the result.`;
    case 'archives-opened':
      return note.archives === 1
        ? 'One archive lay within the archive. It was unpacked as well, into a folder of its name.'
        : `${note.archives} archives lay within the archive. They were unpacked as well, each into a folder of its name.`;
    case 'notes-left-out':
      return note.notes === 1 ? 'And one more remark.' : `And ${note.notes} more remarks.`;
  }
}
