import type { XmlEvents } from '../../../formats/xml/xml.ts';
import type { FontLook } from './substitute-for.ts';

/** The three kinds of script for which office formats name separate fonts. */
export type Script = 'latin' | 'asian' | 'complex';

/** Collects the font families that a document's text uses, while its parts are read for other purposes. */
export interface FontCollector {
  /** Handlers for the XML events of a part; undefined for one that says nothing about fonts. */
  readonly watch: (part: string) => XmlEvents | undefined;
  /** Distinct family names as written in the document; to be called after all parts have been read. */
  readonly families: () => readonly string[];
  /** What the document says about families in addition to their names, for fonts of Latin text. */
  readonly looks?: () => ReadonlyMap<string, FontLook>;
}

const asian = /[\u1100-\u11ff\u2e80-\u9fff\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\uff01-\uff9f]/;
const complex = /[\u0590-\u109f\u1780-\u17ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Determines which scripts a document's text uses: fonts for other scripts are irrelevant. */
export interface ScriptWatch {
  readonly piece: (text: string) => void;
  readonly uses: (script: Script) => boolean;
}

/** Creates a watch on the scripts of a document's text; Latin always counts as used. */
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

/** The first family of a CSS-like list of families, without quotes. */
export function familyName(written: string): string {
  const first = written.split(/[;,]/)[0] ?? '';
  return first.trim().replace(/^(['"])(.*)\1$/, '$2');
}

/** The distinct names, without empty ones. */
export const distinct = (names: Iterable<string | undefined>): readonly string[] => [
  ...new Set([...names].filter((name): name is string => name !== undefined && name !== '')),
];
