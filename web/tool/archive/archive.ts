import type { ArchiveFault } from '../../../catalog/copy/tool-page/archive.ts';

/** One line of an archive's list of files. */
export interface ArchiveEntry {
  /** Its place in the list, by which it is saved. */
  readonly index: number;
  /** Decoded, made safe and distinct, as it would be unpacked; folders end with a slash. */
  readonly path: string;
  /** Unpacked, as declared. */
  readonly bytes: number;
  readonly kind: 'file' | 'folder' | 'link';
  readonly isEncrypted: boolean;
}

/** A folder with its content, or a file; names are made safe. */
export interface TreeNode {
  /** Unique in the tree. */
  readonly id: string;
  readonly name: string;
  readonly depth: number;
  /** The file or link; null for a folder. */
  readonly entry: ArchiveEntry | null;
  readonly children: readonly TreeNode[];
  /** Files within, however deep; 1 for a file. */
  readonly files: number;
  readonly bytes: number;
}

/** What an archive contains. */
export interface Listing {
  readonly tree: readonly TreeNode[];
  readonly files: number;
  readonly folders: number;
  /** All files unpacked, as declared. */
  readonly bytes: number;
  /** How many files need a password. */
  readonly encrypted: number;
  /** False if there are more than are listed. */
  readonly isComplete: boolean;
}

/** What the page asks of the worker that reads an archive. */
export type ArchiveRequest =
  | { readonly type: 'list'; readonly file: File }
  | { readonly type: 'save'; readonly index: number; readonly password: string };

/** What the worker answers. */
export type ArchiveAnswer =
  | { readonly type: 'listed'; readonly listing: Listing }
  | { readonly type: 'progress'; readonly percent: number }
  | { readonly type: 'saved'; readonly content: Blob }
  | { readonly type: 'fault'; readonly fault: ArchiveFault };
