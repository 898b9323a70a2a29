import { looksLikeText } from '../../catalog/files/magic.ts';

/** What content seems to be: `name` completes the sentence "This is …"; `text` says whether it can be read as text. */
export interface Known {
  readonly name: string;
  readonly text: boolean;
}

/** Files that people upload by mistake, by their first bytes in hexadecimal (`.` is any digit). */
const binaries: readonly (readonly [name: string, start: string])[] = [
  ['a GIF image', '47494638'],
  ['a HEIC image', '........66747970(68656963|68656978|6d696631)'],
  ['an AVIF image', '........6674797061766966'],
  ['a video', '........(66747970|6d6f6f76)|1a45dfa3|52494646........41564920'],
  ['a sound file', '494433|4f676753|664c6143|52494646........57415645|fff[23b]'],
  ['a 7z archive', '377abcaf271c'],
  ['a RAR archive', '526172211a07'],
  ['a gzip archive', '1f8b08'],
  ['a Windows program', '4d5a(..){60}'],
  ['a program', '7f454c46|cffaedfe'],
  ['a WordPerfect document', 'ff575043'],
  ['a Word document for DOS or Windows 3', '31be|dba5'],
];

const texts: readonly (readonly [name: string, start: RegExp])[] = [
  ['a PostScript file', /^%!PS/],
  ['a web archive', /^(MIME-Version|From|Content-Type):/i],
  ['an HTML page', /^\s*<(!doctype\s+html|html|head|body)\b/i],
  ['an XML file', /^\s*<\?xml/],
];

/** Packages that are not in the catalogue, by the start of their `mimetype` entry. */
const knownPackages: readonly (readonly [mimetype: string, name: string])[] = [
  ['application/vnd.oasis.opendocument.spreadsheet', 'an OpenDocument spreadsheet (.ods)'],
  ['application/vnd.oasis.opendocument.graphics', 'an OpenDocument drawing (.odg)'],
  ['application/vnd.oasis.opendocument.', 'an OpenDocument file of another kind'],
  ['application/epub+zip', 'an EPUB book'],
];

/** What text is called that is of no kind that begins in its own way. */
export const plainText = 'plain text';

/** What a file seems to be, judged by its first bytes; undefined if they are inconclusive. */
export function knownContent(start: Buffer): Known | undefined {
  const hex = start.toString('hex', 0, 64);
  const binary = binaries.find(([, pattern]) => new RegExp(`^(${pattern})`).test(hex));
  if (binary) return { name: binary[0], text: false };
  if (!looksLikeText(start)) return undefined;
  const written = new TextDecoder().decode(start);
  return { name: texts.find(([, pattern]) => pattern.test(written))?.[0] ?? plainText, text: true };
}

/** What a package is, according to its `mimetype` entry; undefined if unknown. */
export function knownPackage(mimetype: string): string | undefined {
  return knownPackages.find(([start]) => mimetype.startsWith(start))?.[1];
}
