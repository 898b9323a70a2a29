import type { TextCounts } from './checks/count-texts.ts';
import type { Line } from './lines/line.ts';
import type { TurnedLine } from './lines/turned/turned-lines.ts';
import type { RepeatedDrawing } from './model/drawings/repeated-drawing.ts';
import type { OutlineEntry } from './model/outline.ts';
import type { Box, Page, Picture } from './model/page-model.ts';
import type { ProvedDocument } from './proofs/proved-document.ts';
import type { SortedRules } from './tables/ruled/sort-rules.ts';

/** A PDF as read from the file: the marks on its pages, its outline and its title. */
export interface ReadDocument {
  readonly pages: readonly Page[];
  readonly outline: readonly OutlineEntry[];
  readonly title: string;
  /** Renders a page without text, pictures and the given boxes; null for none, or beyond the limits. */
  readonly drawPage?: (index: number, leaveOut: readonly Box[]) => Picture | null;
}

/** A page with its letters in lines, and its rules sorted by their purpose. */
export interface LinedPage extends SortedRules {
  readonly page: Page;
  readonly index: number;
  readonly width: number;
  readonly height: number;
  /** The texts of its letters. */
  readonly letters: TextCounts;
  /** Parts of lines separated by wide gaps. */
  readonly segments: readonly Line[];
  /** Lines that run up or down beside them. */
  readonly turned?: readonly TurnedLine[];
}

/** A document whose pages are in lines. */
export interface LinedDocument extends Pick<ReadDocument, 'outline' | 'title' | 'drawPage'> {
  readonly pages: readonly LinedPage[];
  readonly repeatedPictures: readonly RepeatedDrawing<Picture>[];
  readonly proved?: ProvedDocument;
}
