import { ProblemError } from '../../../problem.ts';
import { wordsInReadingOrder } from '../layout/line-text.ts';
import type { PageLayout } from '../layout/page-layout.ts';
import type { PagesJob } from '../pdf-job.ts';
import { languageOfScript, languageOfTag, languageOfText, otherLanguages, scriptOf } from './languages.ts';
import type { PagePicture } from './page-picture.ts';
import { type RecognisedPicture, recognisePicture, reportScript } from './tesseract.ts';
import { thresholds } from './thresholds.ts';
import { readUnread } from './unread/read-unread.ts';

const { minPageConfidence, minConfidenceGain } = thresholds;

/** A page to recognise, and its picture. */
export interface PageToRead {
  readonly number: number;
  readonly picture: PagePicture;
  readonly isUpright: boolean;
}

/** Reads the pages of a document in the language that they turn out to be in. */
export interface PageReader {
  /** Throws as `recognisePicture` does. */
  readonly read: (page: PageToRead) => Promise<PageLayout>;
  /** The language in which most recent pages are read, by Tesseract's name. */
  readonly language: () => string;
}

/** A page as it was read, and the language. */
interface ReadPicture extends RecognisedPicture {
  /** By Tesseract's name. */
  readonly language: string;
}

const textOf = (page: PageLayout) =>
  page.blocks.flatMap(({ lines }) => lines.flatMap((line) => wordsInReadingOrder(line, page.order))).join(' ');

/** The language that the visitor chose; undefined for none. Throws `engine-unavailable` if it is not installed. */
function chosenLanguage({ language }: PagesJob, installed: readonly string[]): string | undefined {
  if (language === undefined) return undefined;
  const chosen = languageOfTag(language, installed);
  if (chosen !== undefined) return chosen;
  const detail = 'This server can’t recognize text in the language you chose. Choose “Automatic” or another language.';
  throw new ProblemError('engine-unavailable', detail);
}

/**
 * Creates a reader for the pages of a document. Its language is the visitor's choice, or that of its other text, or else what
 * the script and the words of its pages tell. Throws as `chosenLanguage` does.
 * @param installed The languages that Tesseract has, by its names.
 * @param knownText Text of the document's other pages; may be empty.
 */
export function createPageReader(job: PagesJob, installed: readonly string[], knownText: string): PageReader {
  const chosen = chosenLanguage(job, installed);
  const known = chosen ?? languageOfText(knownText, installed);
  let language = known;
  /** The page whose script tells the language of the others. */
  let first: Promise<PageLayout> | undefined;
  /** Whether the words of a page have confirmed the language: that of a script is only its most likely one. */
  let isSure = known !== undefined;
  /** Pages on which other languages were tried in vain: all pages of poor scans would cost several times their time. */
  let vain = 0;

  const readIn = async ({ number, picture, isUpright }: PageToRead, tried: string) => ({
    ...(await recognisePicture(job, number, picture, tried, isUpright)),
    language: tried,
  });

  /** Reads a page in other languages, if its words are too unsure in one. */
  async function betterOf(page: PageToRead, first: ReadPicture, tried: string): Promise<ReadPicture> {
    if (chosen !== undefined || first.confidence >= minPageConfidence || vain >= thresholds.maxVainPages) return first;
    const report = await reportScript(job, page.picture);
    for (const other of otherLanguages(tried, report, installed)) {
      const again = await readIn(page, other);
      if (again.confidence < Math.max(minPageConfidence, first.confidence + minConfidenceGain)) continue;
      language = other;
      return again;
    }
    vain++;
    return first;
  }

  /** Reads a page again, if another one has told the language meanwhile; the reading of which Tesseract is surer is kept. */
  async function inLaterLanguage(page: PageToRead, read: ReadPicture, tried: string): Promise<ReadPicture> {
    if (language === undefined || language === tried || read.language !== tried) return read;
    const again = await readIn(page, language);
    return again.confidence > read.confidence ? again : read;
  }

  /**
   * Reads a page in Latin letters again, if its words tell that it is in another language than the most likely one.
   * @param wasSure Whether the language was confirmed before the page was read: pages are read side by side.
   */
  async function inOwnLanguage(
    page: PageToRead,
    read: ReadPicture,
    tried: string,
    wasSure: boolean,
  ): Promise<ReadPicture> {
    const own = wasSure || read.language !== tried ? undefined : languageOfText(textOf(read), installed);
    if (own === undefined) return inLaterLanguage(page, read, tried);
    if (!isSure) language = own;
    isSure = true;
    return own === tried ? read : readIn(page, own);
  }

  async function readPage(page: PageToRead): Promise<PageLayout> {
    language ??= languageOfScript(scriptOf(await reportScript(job, page.picture)), installed);
    const [tried, wasSure] = [language, isSure];
    const read = await betterOf(page, await readIn(page, tried), tried);
    const { language: own, ...layout } = await inOwnLanguage(page, read, tried, wasSure);
    // What was read stays if that fails, or takes too long.
    return readUnread(job, page.picture, layout, own).catch(() => layout);
  }

  return {
    async read(page) {
      if (language === undefined && first === undefined) {
        first = readPage(page);
        return first;
      }
      if (language === undefined) await first?.catch(() => undefined);
      return readPage(page);
    },
    language: () => language ?? 'eng',
  };
}
