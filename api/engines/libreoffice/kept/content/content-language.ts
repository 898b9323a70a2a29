import { languageOf } from '../../../../formats/encodings/text-language.ts';
import { thresholds } from '../thresholds.ts';
import type { ShownContent } from './shown-content.ts';

/** The language of what a document shows (BCP 47), by its beginning; undefined if that does not reveal it. */
export function contentLanguage(content: ShownContent | null): string | undefined {
  const { languageSample } = thresholds;
  let text = '';
  for (const passage of content?.passages ?? []) {
    if (text.length >= languageSample) break;
    text += `${passage.text}\n`;
  }
  return languageOf(text.slice(0, languageSample)).language;
}
