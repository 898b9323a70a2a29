import type { PageLayout } from '../../layout/page-layout.ts';
import type { PdfJob } from '../../pdf-job.ts';
import { type RecognisedPicture, recognisePicture, reportScript } from '../tesseract.ts';
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
  /** The same with lines of letters that were left out at first. */
  readonly completeIn: (language: string) => Promise<PageLayout>;
  /** Removes the page's picture, which is rendered again if it is needed. */
  readonly release: () => Promise<void>;
}

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
  const inLanguage = remembered(async (language) =>
    recognisePicture(job, number, await picture(), language, isUpright),
  );
  const completeIn = remembered(async (language): Promise<PageLayout> => {
    const layout = await inLanguage(language);
    // What was read stays if that fails, or takes too long.
    return picture()
      .then((rendered) => readUnread(job, rendered, layout, language))
      .catch(() => layout);
  });
  return { number, report: () => report(''), inLanguage, completeIn, release: remove };
}
