import type { PageLayout } from '../layout/page-layout.ts';

/** What the worker is told. */
export interface ReconstructTask {
  readonly input: string;
  readonly output: string;
  readonly format: 'docx' | 'pptx';
  /** Pages whose words were recognised in their pictures. */
  readonly recognised: readonly PageLayout[];
}

/** What the worker answers. */
export type ReconstructOutcome =
  | {
      readonly type: 'written';
      readonly pages: number;
      /** Pages that have a picture and no text, from 1. */
      readonly scans: readonly { readonly number: number; readonly longestPoints: number }[];
      readonly sample: string;
    }
  | { readonly type: 'not-opened' }
  | { readonly type: 'too-many-pages'; readonly pages: number };
