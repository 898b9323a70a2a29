import { lineOf } from '../../../api/engines/pdf/layout/line-text.ts';
import type { PageReadings } from '../../../api/engines/pdf/recognise/in-order/page-readings.ts';

/** A page as Tesseract would read it. */
export interface FakePage {
  /** What Tesseract reports on the script. */
  readonly report?: string;
  readonly text?: string;
  /** How sure Tesseract is of the words, from 0 to 100, by language; 41 in all others. */
  readonly confidence: Readonly<Record<string, number>>;
  /** Milliseconds that each reading takes. */
  readonly takesMs?: number;
  /** How sure Tesseract is of it in all languages once it is read again as scattered words; it does not gain by that if not set. */
  readonly scattered?: number;
  readonly fails?: boolean;
}

/**
 * Readings of a page.
 * @param tried Gets the number of the page and each language in which it is read.
 */
export function fakeReadings(
  number: number,
  { report = '', text = 'Wort', confidence, takesMs = 0, scattered, fails = false }: FakePage,
  tried: string[] = [],
): PageReadings {
  const layoutIn = (language: string) => {
    const word = { xMin: 10, xMax: 60, yMin: 10, yMax: 30, text };
    const line = lineOf(text.split(' ').map((each) => ({ ...word, text: each })));
    return {
      number,
      width: 100,
      height: 100,
      order: 'read' as const,
      blocks: [{ ...word, lines: [line] }],
      confidence: (areScattered ? scattered : undefined) ?? confidence[language] ?? 41,
    };
  };
  let areScattered = false;
  const waits = () => new Promise((end) => setTimeout(end, takesMs));
  const areScatteredIn = async (language: string) => {
    tried.push(`${number} ${language} scattered`);
    areScattered = scattered !== undefined;
    return areScattered;
  };
  const known = new Set<string>();
  const inLanguage = async (language: string) => {
    if (!known.has(language)) tried.push(`${number} ${language}`);
    known.add(language);
    await waits();
    if (fails) throw new Error('Tesseract failed');
    return layoutIn(language);
  };
  return {
    number,
    report: async () => report,
    inLanguage,
    areScatteredIn,
    completeIn: inLanguage,
    release: async () => {},
  };
}
