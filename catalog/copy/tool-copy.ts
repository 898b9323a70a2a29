import type { TranslatedCode } from '../languages/languages.ts';
import type { ToolId } from '../tools.ts';

/** One step of a how-to. */
export interface CopyStep {
  readonly name: string;
  readonly text: string;
}

/** A headed passage of running text. */
export interface CopySection {
  readonly heading: string;
  readonly paragraphs: readonly [string, ...string[]];
}

/**
 * What a tool's page says below its form. Texts are plain, without markup; `{limit}` stands for this server's size
 * limit and `{site}` for the site's name. Every claim must be true of the product.
 */
export interface ToolCopy {
  /** The language of the text where it is not English. */
  readonly language?: TranslatedCode;
  readonly howTo: { readonly heading: string; readonly steps: readonly [CopyStep, ...CopyStep[]] };
  readonly why: { readonly heading: string; readonly reasons: readonly [CopyStep, ...CopyStep[]] };
  readonly formats: CopySection;
  readonly article: { readonly heading: string; readonly sections: readonly [CopySection, ...CopySection[]] };
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
  /** Tools that visitors of this page also need, the nearest first. */
  readonly related: readonly ToolId[];
  readonly tryIt: { readonly heading: string; readonly text: string };
}
