import type { Tool } from '../tool/tool.ts';

/** A tool in the words of this language: as its entry says. */
export const inThisLanguage = (tool: Tool): Tool => tool;
