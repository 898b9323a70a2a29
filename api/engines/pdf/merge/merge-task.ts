/** The task of the process that joins PDFs. Paths are absolute. */
export interface MergeTask {
  readonly files: readonly MergeFile[];
  /** Where the joined objects are written, as qpdf's JSON. */
  readonly joined: string;
}

/** A file to be joined. */
export interface MergeFile {
  /** The PDF. */
  readonly path: string;
  /** The file's objects, as qpdf's JSON. */
  readonly objects: string;
  /** The numbers that its pages have in the visitor's file, from 1; null if it is that file. */
  readonly numbers: readonly number[] | null;
  /** The title of its branch in the outline. */
  readonly title: string;
}

/** How many bookmarks and links led to pages that the visitor left out. Bookmarks are removed; links lead nowhere. */
export interface LeftOut {
  readonly bookmarks: number;
  readonly links: number;
}

/** The outcome of a `MergeTask`. Files are identified by their index in the task. */
export type MergeOutcome =
  | { readonly type: 'no-pages'; readonly file: number }
  | { readonly type: 'too-many-pages'; readonly file: number; readonly pages: number }
  | {
      readonly type: 'joined';
      /** Pages of each file. */
      readonly pagesOfFiles: readonly number[];
      /** The highest PDF version among the files. */
      readonly version: string;
      /** How many form fields were renamed. */
      readonly renamed: number;
      readonly leftOut: LeftOut;
      /** The files that were signed. */
      readonly signed: readonly number[];
      /** The files with an XFA form, of which only the ordinary fields are kept. */
      readonly dynamic: readonly number[];
    };
