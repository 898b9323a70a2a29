import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { WrittenPdf } from '../../../comparison/words/pdf-words.ts';
import { ProblemError } from '../../../problem.ts';

/** What the uncompressed parts of a PDF say. */
export interface CheckedPdf {
  readonly pages: number;
  /** PostScript names of its fonts, without subset tags. */
  readonly fonts: ReadonlySet<string>;
  /** Offsets of entries that name the order of a page's links and fields as a text, which readers ignore. */
  readonly tabOrders: readonly number[];
  /** The entry that names the document's language; null without one. */
  readonly language: LanguageEntry | null;
}

interface LanguageEntry {
  readonly offset: number;
  readonly bytes: number;
  /** BCP 47. */
  readonly code: string;
}

const noPages = (cause: string) =>
  new ProblemError('conversion-failed', 'The conversion produced no pages. The document may be empty or damaged.', {
    cause,
  });

/** As LibreOffice 7.4 writes it, and as it should be (ISO 32000-1, table 30): equally long. */
const tabOrder = { written: '\n/Tabs(S)\n', right: '\n/Tabs/S \n' } as const;

/** The document's own language: parts of its text may be in others. */
const catalogueLanguage = /\/Type\/Catalog(?:(?!endobj)[\s\S]){0,400}?\n(\/Lang\(([\w-]{1,35})\))\n/;
/** No language (RFC 5646): LibreOffice 7.4 declares it for slides and sheets, and screen readers believe it. */
const noLanguage = 'zxx';

/** Characters carried over between pieces: more than a pattern's longest match. */
const overlap = 500;

const piecesOf = ({ path, bytes }: WrittenPdf, signal: AbortSignal): AsyncIterable<string> | Iterable<string> =>
  bytes === null ? createReadStream(path, { signal, encoding: 'latin1' }) : [bytes.toString('latin1')];

/** A name in a PDF without its escapes and its subset tag. */
const plainName = (name: string) =>
  name
    .replace(/#([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(/^[A-Z]{6}\+/, '');

/**
 * Counts the pages of a PDF written by LibreOffice and lists its fonts: LibreOffice compresses neither page objects nor
 * font dictionaries. Throws `conversion-failed` for a file without a header, an end-of-file marker or a page, and the
 * signal's reason.
 */
export async function checkPdf(pdf: WrittenPdf, signal: AbortSignal): Promise<CheckedPdf> {
  let head = '';
  let rest = '';
  let pages = 0;
  let read = 0;
  const fonts = new Set<string>();
  const tabOrders = new Set<number>();
  let language: LanguageEntry | null = null;
  for await (const piece of piecesOf(pdf, signal)) {
    if (head.length < 8) head += piece.slice(0, 8);
    const text: string = rest + piece;
    for (const { index, 0: found } of text.matchAll(/\/Type\s{0,4}\/Page(?=[\s/<>[(])/g)) {
      // Matches within the overlap were counted with the piece before.
      if (index + found.length + 1 > rest.length) pages++;
    }
    const start = read - rest.length;
    for (let at = text.indexOf(tabOrder.written); at >= 0; at = text.indexOf(tabOrder.written, at + 1)) {
      tabOrders.add(start + at);
    }
    const [found, entry = '', code = ''] = catalogueLanguage.exec(text) ?? [];
    if (found !== undefined) {
      const offset = start + text.indexOf(found) + found.length - entry.length - 1;
      language = { offset, bytes: entry.length, code };
    }
    read += piece.length;
    for (const [, name = ''] of text.matchAll(/\/BaseFont\s*\/([^\s/<>[\]()%]+)/g)) fonts.add(plainName(name));
    rest = text.slice(-overlap);
  }
  if (!head.startsWith('%PDF-')) throw noPages('no PDF header');
  if (!rest.includes('%%EOF')) throw noPages('no end of file');
  if (pages === 0) throw noPages('no page object');
  return { pages, fonts, tabOrders: [...tabOrders], language };
}

/** The entry for a language, as long as the one that it replaces; without one, screen readers speak their own. */
const languageEntry = (language: string | undefined, bytes: number) =>
  (language ? `/Lang(${language.split('-')[0]})` : '').padEnd(bytes);

/** What a document's content says about its language. */
export interface ToldLanguage {
  /** Whether LibreOffice knows it: of slides and sheets, 7.4 says that they are in none, and 25.2 in that of its menus. */
  readonly isStated: boolean;
  /** Called if it is needed; BCP 47. */
  readonly tell: () => string | undefined;
}

/**
 * Has programs that go through a PDF's links and fields follow its structure, as LibreOffice means it, and names its
 * language where LibreOffice does not know it.
 */
export async function mendPdf(
  path: string,
  { tabOrders, language }: CheckedPdf,
  { isStated, tell }: ToldLanguage,
): Promise<void> {
  const isKnown = language === null || (isStated && language.code !== noLanguage);
  if (tabOrders.length === 0 && isKnown) return;
  const file = await open(path, 'r+');
  try {
    for (const offset of tabOrders) await file.write(tabOrder.right, offset, 'latin1');
    if (!isKnown) await file.write(languageEntry(tell(), language.bytes), language.offset, 'latin1');
  } finally {
    await file.close();
  }
}
