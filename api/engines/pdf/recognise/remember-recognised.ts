import { type Recognised, recognisePages } from './recognise-pages.ts';

/** Recognises pages, as `recognisePages` does. */
export type RecognisesPages = typeof recognisePages;

/**
 * Remembers what was recognised in a file for as long as something else keeps that file: a document that is written again,
 * since its proof has too many pages, has the same scans.
 * @returns Recognises pages of a file, and gives the same where the same is asked of it again, pages that were skipped
 * included.
 */
export function rememberRecognised(recognise: RecognisesPages = recognisePages): (file: object) => RecognisesPages {
  const known = new WeakMap<object, Map<string, Recognised>>();
  return (file) => async (job, wanted, knownText, allowedMs) => {
    const ofFile = known.get(file) ?? new Map<string, Recognised>();
    known.set(file, ofFile);
    const asked = JSON.stringify([job.input, job.language, wanted, knownText]);
    const earlier = ofFile.get(asked);
    if (earlier !== undefined) return earlier;
    const recognised = await recognise(job, wanted, knownText, allowedMs);
    ofFile.set(asked, recognised);
    return recognised;
  };
}
