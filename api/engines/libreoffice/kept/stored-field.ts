/**
 * Fields whose stored result stays; others are recomputed, or show what belongs to the reader's machine (ECMA-376 part
 * 1, §17.16.5).
 */
const stored = /^\s*(HYPERLINK|TOC|INDEX|QUOTE|MERGEFIELD|ADDIN|IF)\b/i;

/** Whether a field, by its instruction, shows what is stored as its result. */
export const isStoredField = (instruction: string): boolean => stored.test(instruction);
