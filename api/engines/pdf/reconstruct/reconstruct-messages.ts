import type { PageLayout } from '../layout/page-layout.ts';
import type { PageToRecognise } from '../recognise/recognise-pages.ts';
import type { RepeatedPage } from './damage/repeated-pages.ts';
import type { LeftOut } from './extract/read-document.ts';

/** The request to the worker. */
export interface ReconstructTask {
  readonly input: string;
  readonly output: string;
  readonly format: 'docx' | 'pptx';
  /** Whether a DOCX embeds fonts of the PDF that readers may lack. */
  readonly embedsFonts: boolean;
  /** Whether LibreOffice makes RTF of a DOCX, in which it has no shapes or text boxes. */
  readonly isForRtf: boolean;
  /** Whether glows and shadows of letters become effects of text, as Word has them, or stay pictures. */
  readonly hasEffects: boolean;
  /** Whether hidden layers are marked (`markHidden`), which are left out. */
  readonly hidesLayers: boolean;
  /** PDFs: how the document was set that this task wrote before, and what followed from it, in order. */
  readonly proofs?: readonly string[];
  /** Whether pages that do not open are blank in the result. Otherwise nothing is written if there are any. */
  readonly blanksUnopened?: boolean;
}

/** A page whose text must be recognised. */
export interface UnwrittenPage extends PageToRecognise {
  /** Whether it has letters without codes, not a scan. Unless it is recognised, the result shows a picture of it. */
  readonly isUnread: boolean;
}

/** What the worker asks while it works: the text of pages without text that can be read. */
export interface ToRecognise {
  readonly scans: readonly UnwrittenPage[];
  /** A sample of the document's text, from which its language is guessed. */
  readonly sample: string;
}

/** The text of scanned pages, of those on which it was found. */
export type RecognisedPages = readonly PageLayout[];

/** The worker's answer. */
export type ReconstructOutcome =
  | {
      readonly type: 'written';
      readonly pages: number;
      readonly leftOut: LeftOut;
      /** On how many of the pages is anything. */
      readonly filledPages: number;
      /** On how many of the pages letters were found, or fields, which may hold some: on fewer where there are scans. */
      readonly letteredPages: number;
      /** Pages that repeat others, or that PDFium takes for others. */
      readonly repeated: readonly RepeatedPage[];
      /** How many letters are only signs for letters that could not be identified. */
      readonly unknownLetters: number;
    }
  | {
      readonly type: 'not-opened';
      /** How many of its pages open nevertheless, and have something on them. */
      readonly filledPages: number;
    }
  | { readonly type: 'too-many-pages'; readonly pages: number };
