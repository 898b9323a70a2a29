import { type Language, languages } from '../languages.ts';

/** The language of the texts in this folder. */
export const language: Language = languages.es;
