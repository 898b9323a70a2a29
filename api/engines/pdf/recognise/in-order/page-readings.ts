import { rm } from 'node:fs/promises';
import { type PageLayout, wordCount } from '../../layout/page-layout.ts';
import type { PdfJob } from '../../pdf-job.ts';
import { writeBarePicture } from '../picture/bare-picture.ts';
import { type RecognisedPicture, recognisePicture, reportScript } from '../tesseract.ts';
import { thresholds } from '../thresholds.ts';
import { readUnread } from '../unread/read-unread.ts';
import type { RenderedPage } from './rendered-page.ts';

/**
 * What Tesseract reports about a page; each question is asked once. Readings throw as `renderPage` and
 * `recognisePicture` do.
 */
export interface PageReadings {
  /** From 1. */
  readonly number: number;
  /** Its report on the script. */
  readonly report: () => Promise<string>;
  /** The page in a language, by Tesseract's name. */
  readonly inLanguage: (language: string) => Promise<RecognisedPicture>;
  /**
   * The page read again as words that are scattered over it, as on forms. If Tesseract is sure enough of these, and surer than
   * before, that is what the page is from then on, in other languages, too.
   * @returns Whether it is.
   */
  readonly areScatteredIn: (language: string) => Promise<boolean>;
  /** The page in a language with lines of letters that were left out at first. */
  readonly completeIn: (language: string) => Promise<PageLayout>;
  /** Removes the page's picture, which is rendered again if it is needed. */
  readonly release: () => Promise<void>;
}

const { minConfidence, minGain } = thresholds.scattered;

/** How sure Tesseract is of a page, from 0 to 100: not at all if it finds no words. */
const surenessOf = (read: RecognisedPicture) => (wordCount(read) === 0 ? 0 : read.confidence);

/** The result of a function for a text is returned again. */
function remembered<T>(make: (text: string) => Promise<T>): (text: string) => Promise<T> {
  const made = new Map<string, Promise<T>>();
  return (text) => {
    const earlier = made.get(text);
    if (earlier !== undefined) return earlier;
    const first = make(text);
    made.set(text, first);
    return first;
  };
}

/**
 * Creates the readings of a page, in whichever languages are asked for.
 * @param page Its number from 1, and whether its text is known to be upright.
 */
export function createPageReadings(
  job: PdfJob,
  { number, isUpright }: { readonly number: number; readonly isUpright: boolean },
  { picture, remove }: RenderedPage,
): PageReadings {
  const report = remembered(async () => reportScript(job, await picture()));
  const asText = remembered(async (language) =>
    recognisePicture(job, number, await picture(), language, { isUpright, isScattered: false }),
  );
  const asScattered = remembered(async (language) => {
    const rendered = await picture();
    const path = await writeBarePicture(rendered);
    const bare = { ...rendered, path };
    return recognisePicture(job, number, bare, language, { isUpright, isScattered: true }).finally(() =>
      rm(path, { force: true }),
    );
  });
  let areScattered = false;
  const inLanguage = (language: string) => (areScattered ? asScattered(language) : asText(language));
  const areScatteredIn = async (language: string) => {
    const [first, again] = [await inLanguage(language), await asScattered(language)];
    areScattered ||= surenessOf(again) >= Math.max(minConfidence, surenessOf(first) + minGain);
    return areScattered;
  };
  const completeIn = remembered(async (language): Promise<PageLayout> => {
    const layout = await inLanguage(language);
    // What was read stays if that fails, or takes too long.
    return picture()
      .then((rendered) => readUnread(job, rendered, layout, language))
      .catch(() => layout);
  });
  return { number, report: () => report(''), inLanguage, areScatteredIn, completeIn, release: remove };
}
