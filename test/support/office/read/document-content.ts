import type { Parts } from '../package.ts';

/** The content of a small document of any format. Each writer writes what its format has and leaves out the rest. */
export interface DocumentContent {
  readonly headings?: readonly string[];
  readonly paragraphs?: readonly string[];
  /** A further paragraph in each of these font families, with the family's name as its text. */
  readonly fonts?: readonly string[];
  readonly table?: readonly (readonly string[])[];
  readonly footnote?: string;
  readonly comment?: string;
  /** Text of a tracked insertion and of a tracked deletion. */
  readonly inserted?: string;
  readonly deleted?: string;
  readonly header?: string;
  readonly footer?: string;
  readonly textBox?: string;
  /** A PNG shown in the text, or on the first slide. */
  readonly png?: Uint8Array;
  readonly macros?: boolean;
  /** Further parts, and replacements for parts that the writer makes (packages only). */
  readonly parts?: Parts;
}

/** Text as in real documents, which must survive every conversion. */
export const sampleText = {
  latin: 'The quick brown fox jumps over the lazy dog.',
  arabic: 'مرحبا بالعالم',
  chinese: '你好，世界',
  cyrillic: 'Съешь ещё этих мягких французских булок',
} as const;

/** The content that every writer starts from. */
export const plain: DocumentContent = { paragraphs: [sampleText.latin] };
