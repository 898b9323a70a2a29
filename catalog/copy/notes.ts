import type { Note } from '../report.ts';

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
  return `${what} text was recognised${name ? ` as ${name}` : ''}: check names and figures.`;
}

function imagesRecompressed({ images, downscaled }: Extract<Note, { code: 'images-recompressed' }>): string {
  const what = images === 1 ? 'One image was recompressed' : `${images} images were recompressed`;
  if (downscaled === 0) return `${what}.`;
  if (downscaled === images) return `${what} at the resolution at which ${images === 1 ? 'it is' : 'they are'} shown.`;
  return `${what}, ${downscaled} of them at the resolution at which ${downscaled === 1 ? 'it is' : 'they are'} shown.`;
}

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
        ? 'One page that is a picture could not be recognised. Its text is missing.'
        : `${note.pages} pages that are pictures were not recognised, and their text is missing. Splitting the document helps.`;
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
    case 'characters-missing':
      return note.characters === 1
        ? 'One character is in none of the fonts of this server; a question mark in a diamond stands for it.'
        : `${note.characters} different characters are in none of the fonts of this server; a question mark in a diamond stands for each.`;
    case 'original-returned':
      return 'The file is as small as it gets. You have back what you sent.';
    case 'images-recompressed':
      return imagesRecompressed(note);
    case 'fonts-subset':
      return note.fonts === 1
        ? 'One font now holds only the characters that the document uses.'
        : `${note.fonts} fonts now hold only the characters that the document uses.`;
    case 'duplicates-merged':
      return note.parts === 1
        ? 'One part that was there twice is there once.'
        : `${note.parts} parts that were there more than once are there once.`;
    case 'metadata-removed':
      return 'Previews and data that programs keep for themselves were removed.';
  }
}
