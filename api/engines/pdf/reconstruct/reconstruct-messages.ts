import type { PageLayout } from '../layout/page-layout.ts';
import type { LeftOut } from './extract/read-document.ts';

/** The request to the worker. */
export interface ReconstructTask {
  readonly input: string;
  readonly output: string;
  readonly format: 'docx' | 'pptx';
  /** The recognised text of scanned pages. */
  readonly recognised: readonly PageLayout[];
}

/** The worker's answer. */
export type ReconstructOutcome =
  | {
      readonly type: 'written';
      readonly pages: number;
      /** Pages with a picture and no text, numbered from 1. */
      readonly scans: readonly { readonly number: number; readonly longestPoints: number }[];
      /** A sample of the document's text, from which its language is guessed. */
      readonly sample: string;
      readonly leftOut: LeftOut;
    }
  | { readonly type: 'not-opened' }
  | { readonly type: 'too-many-pages'; readonly pages: number };
