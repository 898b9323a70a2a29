/** What the process that joins PDFs is told. Paths are absolute. */
export interface MergeTask {
  readonly files: readonly MergeFile[];
  /** Where the joined file is written as qpdf's JSON. */
  readonly joined: string;
}

export interface MergeFile {
  /** The file's objects as qpdf's JSON. */
  readonly objects: string;
  /** What its branch of the outline is called. */
  readonly title: string;
}

/** What that process did. Files are named by their place in the task, from 0. */
export type MergeOutcome =
  | { readonly type: 'no-pages'; readonly file: number }
  | { readonly type: 'too-many-pages'; readonly file: number; readonly pages: number }
  | {
      readonly type: 'joined';
      readonly pages: number;
      /** The PDF version that the file of the highest asks for. */
      readonly version: string;
      /** Form fields that got another name. */
      readonly renamed: number;
      /** Files that were signed. */
      readonly signed: readonly number[];
      /** Files with a form of the kind XFA, of which the ordinary fields stay. */
      readonly dynamic: readonly number[];
    };
