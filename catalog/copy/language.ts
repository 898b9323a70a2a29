import { type Language, languages } from '../languages/languages.ts';

/** The language of the texts in this folder. A build for another language takes them from that language's folder. */
export const language: Language = languages.en;
