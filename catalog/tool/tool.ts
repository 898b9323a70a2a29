import type { FormatId } from '../formats.ts';
import type { Conversion } from '../operations.ts';
import type { Fields } from './fields.ts';

/** Decides the page's layout, its states and the words on its button. */
export type Family = 'converter' | 'compressor' | 'utility';

/** An extension as visitors write it, without its dot: a format's usual one or another spelling of it. */
export type Extension = FormatId | 'jpeg' | 'tif' | 'htm';

/** What the visitor sends. */
export interface Input {
  /** Extensions that the page offers and the drop zone takes; `any` for every file. */
  readonly accept: readonly [Extension, ...Extension[]] | 'any';
  readonly minFiles: number;
  readonly maxFiles: number;
  /**
   * What a page makes of several files: one result for each, one of all, or whichever the visitor chooses. Programs send
   * in one request the files of one result.
   */
  readonly several: 'apart' | 'together' | 'either';
  /** All files of one request together. */
  readonly maxBytes: number;
  /** Name of the file field in the form data. */
  readonly field: 'file' | 'files';
  /** How a dropped file's name is matched against `accept`. */
  readonly dropCheck: 'exact' | 'case-insensitive' | 'none';
  /** What happens when a drop is rejected. */
  readonly onReject: 'alert' | 'ignore';
  /** What happens to a file whose name is already listed. */
  readonly duplicates: 'keep' | 'ignore';
  /** Optional features of the file list; name, size and removal are always there. */
  readonly list: readonly ('clear' | 'sort' | 'reorder' | 'thumbnails')[];
  /** Whether folders are accepted; their files are sent under their relative paths: `folder/a.txt`. */
  readonly folders: boolean;
  /** A preview of the file before it is sent. */
  readonly preview: 'none' | 'archive';
}

/** What the visitor gets. */
export interface Output {
  /** The result's format; `field` where the visitor chooses it. */
  readonly format: FormatId | { readonly field: string };
  /** The format while every field has its default; null where that chooses none. */
  readonly formatByDefault: FormatId | null;
  /**
   * Archive or stream compression around the result, by the value of a field: `{ field: 'outputType', when: { '7z':
   * '7z' } }`.
   */
  readonly wrap: { readonly field: string; readonly when: Readonly<Record<string, '7z' | 'zst'>> } | null;
  readonly filename: Filename;
  /** The name of a result of several files, where a result of one is named after it; null where that makes no difference. */
  readonly joinedFilename: Filename | null;
}

/**
 * The download's name. A template knows `{name}` (the first file's name without its last extension) and
 * `{format}`. A replacement swaps one extension, in any case, and leaves any other in place before the new one.
 */
export type Filename = string | { readonly replace: Extension; readonly by: FormatId };

/** A failure as the page shows it. Without a status, a converter page stays as it is until another file is chosen. */
export interface Failure {
  readonly alert: string | null;
  readonly status: string | null;
}

/** What the action button reads: before a file is chosen, with one, and while it works ("(n%)" is added). */
export interface ButtonTexts {
  readonly initial: string;
  readonly ready: string;
  readonly busy: string;
}

/** The page's exact texts. */
export interface Messages {
  readonly button: ButtonTexts;
  /** Pressed with no file, or with fewer than `minFiles`; null where the button is disabled instead. */
  readonly empty: string | null;
  readonly done: string;
  readonly failed: Failure;
}

/** How a page differs from others of its family. */
export interface Behaviour {
  /**
   * How the page answers a press with no file; `alert-while-disabled` is a button that looks disabled and still
   * answers.
   */
  readonly emptyAs: 'alert' | 'status' | 'disabled' | 'alert-while-disabled';
  /** The status once a file is chosen after a finished conversion. */
  readonly statusAfterDone: 'ready' | 'initial';
  /** How long the done text stays before the page resets; null for ever. */
  readonly resetAfterMs: number | null;
  /** Whether a new file clears the last outcome. */
  readonly newFile: 'resets' | 'keeps';
  /** The progress shown when the result is there; 90 is where the upload ends. */
  readonly doneProgress: 90 | 100;
}

/** A cloud from which files can be chosen. */
export type Picker = 'google-drive' | 'dropbox';

/** A resolved tool: nothing is optional. */
export interface Tool {
  /** Also the React key and the label in logs. */
  readonly id: string;
  /** The page. */
  readonly path: `/${string}`;
  /** POST, multipart/form-data. */
  readonly endpoint: `/api/${string}`;
  readonly family: Family;
  /** Heading of the page and text of its tile. */
  readonly title: string;
  /** One sentence for tiles and the meta description. */
  readonly description: string;
  readonly keywords: readonly string[];
  readonly input: Input;
  readonly fields: Fields;
  readonly conversion: Conversion;
  readonly output: Output;
  readonly messages: Messages;
  readonly behaviour: Behaviour;
  readonly pickers: readonly Picker[];
}

/** How a visitor works with a tool: what only its own page needs. */
export type Interaction = Pick<Tool, 'fields' | 'messages' | 'behaviour'>;

/**
 * A tool as every page lists it: without what only its own page, the server, search engines and the search over tools
 * read.
 */
export type ListedTool = Omit<Tool, 'conversion' | 'keywords' | keyof Interaction>;

/** A tool as its own page needs it. */
export type PageTool = ListedTool & Interaction;

/** A tool as written in tools.ts; resolve.ts fills in the rest. */
export interface ToolEntry {
  readonly id: string;
  readonly family: Family;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly endpoint?: Tool['endpoint'];
  readonly input: Pick<Input, 'accept'> & Partial<Input>;
  readonly fields?: Fields;
  readonly conversion: Conversion;
  readonly output: Pick<Output, 'format'> & Partial<Output>;
  readonly messages: Pick<Messages, 'empty'> & Partial<Messages>;
  readonly behaviour?: Partial<Behaviour>;
  readonly pickers?: readonly Picker[];
}
