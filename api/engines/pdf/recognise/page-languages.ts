import { ProblemError } from '../../../problem.ts';
import { wordsInReadingOrder } from '../layout/line-text.ts';
import { type PageLayout, wordCount } from '../layout/page-layout.ts';
import type { PagesJob } from '../pdf-job.ts';
import type { PageReadings } from './in-order/page-readings.ts';
import { isInScript, languageOfScript, languageOfTag, languageOfText, otherLanguages, scriptOf } from './languages.ts';
import { thresholds } from './thresholds.ts';

const { minPageConfidence, minConfidenceGain, minPoorConfidence, minPoorGain, maxVainPages } = thresholds;

/** What the pages before one show about its language. */
export interface KnownLanguage {
  /** By Tesseract's name; undefined before the first page. */
  readonly language: string | undefined;
  /** Whether words have confirmed it: that of a script is only its most likely one. */
  readonly isSure: boolean;
  /**
   * Pages on which other languages were tried without success: all pages of poor scans would take several times as
   * long.
   */
  readonly vain: number;
  /** Pages that were read again as scattered words without success, likewise. */
  readonly vainAgain: number;
}

/** A page as it was read. */
export interface ReadPage {
  readonly layout: PageLayout;
  /** The language in which it was read, by Tesseract's name. */
  readonly language: string;
  /** What is known for the next page. */
  readonly known: KnownLanguage;
  /** Whether neither its words nor pages before it reveal its language. */
  readonly isUntold: boolean;
}

/** Reads the pages of a document in the languages that they turn out to be in. Throws as `recognisePicture` does. */
export interface PageReader {
  /** What is known before the first page. */
  readonly start: KnownLanguage;
  /** Reads a page: the result depends on nothing but the page and what pages before it show. */
  readonly read: (page: PageReadings, known: KnownLanguage) => Promise<ReadPage>;
  /** A page in its language or in another, in which Tesseract is surer of its words. */
  readonly surerOf: (page: PageReadings, language: string, other: string) => Promise<PageLayout>;
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

/** Whether Tesseract is unsure of the words of a page in a language, or finds none. */
async function isPoor(page: PageReadings, language: string): Promise<boolean> {
  const read = await page.inLanguage(language);
  return read.confidence < minPageConfidence || wordCount(read) === 0;
}

/** What is known of a page once it has been read again as scattered words, if it is poor otherwise. */
async function readAgain(page: PageReadings, language: string, known: KnownLanguage): Promise<KnownLanguage> {
  if (known.vainAgain >= maxVainPages || !(await isPoor(page, language))) return known;
  return (await page.areScatteredIn(language)) ? known : { ...known, vainAgain: known.vainAgain + 1 };
}

/**
 * Creates a reader for the pages of a document. Its language is the visitor's choice, or that of its other text, or
 * else what the script and the words of its pages show. Throws as `chosenLanguage` does.
 * @param installed The languages that Tesseract has, by its names.
 * @param knownText Text of the document's other pages; may be empty.
 */
export function createPageReader(job: PagesJob, installed: readonly string[], knownText: string): PageReader {
  const chosen = chosenLanguage(job, installed);
  const start = chosen ?? languageOfText(knownText, installed);

  /** A language in which Tesseract is sure of a page whose words it is unsure of, or else much less unsure; null for none. */
  async function betterFor(page: PageReadings, tried: string): Promise<string | null> {
    const { confidence } = await page.inLanguage(tried);
    let [best, most]: [string | null, number] = [null, Math.max(minPoorConfidence, confidence + minPoorGain)];
    for (const other of otherLanguages(tried, await page.report(), installed)) {
      const again = await page.inLanguage(other);
      if (!isInScript(textOf(again), other)) continue;
      if (again.confidence >= Math.max(minPageConfidence, confidence + minConfidenceGain)) return other;
      if (again.confidence >= most) [best, most] = [other, again.confidence];
    }
    return best;
  }

  /**
   * The language of a page in Latin letters by its words, if they show one; less certain words do not override a
   * certain language.
   */
  async function ownFor(page: PageReadings, tried: string, { isSure }: KnownLanguage): Promise<string | undefined> {
    const read = await page.inLanguage(tried);
    const own = languageOfText(textOf(read), installed);
    if (own === undefined || own === tried || !isSure) return own;
    return (await page.inLanguage(own)).confidence > read.confidence ? own : tried;
  }

  async function languageFor(page: PageReadings, before: KnownLanguage): Promise<Omit<ReadPage, 'layout'>> {
    const tried = before.language ?? languageOfScript(scriptOf(await page.report()), installed);
    let known = { ...(await readAgain(page, tried, before)), language: tried };
    if (chosen !== undefined) return { language: tried, known, isUntold: false };
    if ((await page.inLanguage(tried)).confidence < minPageConfidence && known.vain < maxVainPages) {
      const better = await betterFor(page, tried);
      if (better !== null) return { language: better, known: { ...known, language: better }, isUntold: false };
      known = { ...known, vain: known.vain + 1 };
    }
    const own = await ownFor(page, tried, known);
    if (own === undefined) return { language: tried, known, isUntold: !known.isSure };
    return { language: own, known: { ...known, language: own, isSure: true }, isUntold: false };
  }

  return {
    start: { language: start, isSure: start !== undefined, vain: 0, vainAgain: 0 },
    async read(page, known) {
      const read = await languageFor(page, known);
      return { ...read, layout: await page.completeIn(read.language) };
    },
    async surerOf(page, language, other) {
      const [read, again] = [await page.inLanguage(language), await page.inLanguage(other)];
      return page.completeIn(again.confidence > read.confidence ? other : language);
    },
  };
}
