import type { XmlEvents } from '../../../formats/xml.ts';

/** The three kinds of script for which office formats name separate fonts. */
export type Script = 'latin' | 'asian' | 'complex';

/** Gathers the font families that a document's text asks for, while its parts are read for other reasons. */
export interface FontCollector {
  /** What to watch in a part, or undefined where it has no say about fonts. */
  readonly watch: (part: string) => XmlEvents | undefined;
  /** After all parts were read. Names as the document writes them, each once. */
  readonly families: () => readonly string[];
}

const asian = /[\u1100-\u11ff\u2e80-\u9fff\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\uff01-\uff9f]/;
const complex = /[\u0590-\u109f\u1780-\u17ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Which scripts a document's text uses; a font for a script that does not occur is not asked for. */
export interface ScriptWatch {
  readonly piece: (text: string) => void;
  readonly uses: (script: Script) => boolean;
}

/** Notes which kinds of script a document's text uses; Latin counts as used from the start. */
export function createScriptWatch(): ScriptWatch {
  const seen = { latin: true, asian: false, complex: false };
  return {
    piece(text) {
      seen.asian ||= asian.test(text);
      seen.complex ||= complex.test(text);
    },
    uses: (script) => seen[script],
  };
}

/** A family name as written, without the quotes of CSS and without the alternatives after it. */
export function familyName(written: string): string {
  const first = written.split(/[;,]/)[0] ?? '';
  return first.trim().replace(/^(['"])(.*)\1$/, '$2');
}

/** Each name once, none empty. */
export const distinct = (names: Iterable<string | undefined>): readonly string[] => [
  ...new Set([...names].filter((name): name is string => name !== undefined && name !== '')),
];
