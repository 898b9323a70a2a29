import type { Edges } from '../columns/edges.ts';
import type { Line } from '../lines/line.ts';
import type { TurnedLine } from '../lines/turned/turned-lines.ts';
import type { Note } from '../model/doc-model.ts';
import type { RepeatedDrawing } from '../model/drawings/repeated-drawing.ts';
import type { OutlineEntry } from '../model/outline.ts';
import type { Picture, Shape } from '../model/page-model.ts';
import type { Passage } from '../paragraphs/passage.ts';
import type { ProvedDocument } from '../proofs/proved-document.ts';
import type { FlowItem } from '../tables/filled-table.ts';

/** A column of a page with its content. */
export interface Flow {
  readonly edges: Edges;
  readonly items: readonly FlowItem[];
}

/** A page divided into text, tables, notes and running heads. */
export interface AnalysedPage {
  readonly index: number;
  readonly width: number;
  readonly height: number;
  /** Whether its lines run as columns from right to left on the page. */
  readonly isVertical?: boolean;
  readonly regions: readonly { readonly columns: readonly Flow[] }[];
  /** Top and bottom of the continuation of a table from an earlier page, which contains its rows. */
  readonly tableStarts?: number;
  readonly tableEnds?: number;
  /** Pictures next to or behind the text. */
  readonly floats: readonly Picture[];
  /** Other shapes behind its text. */
  readonly drawings: readonly Shape[];
  /** All vector graphics as one picture, if there are too many shapes, or others beside them. */
  readonly vectorLayer: Picture | null;
  /** Lines that run up or down beside its text. */
  readonly turned?: readonly TurnedLine[];
  readonly notes: readonly Passage[];
  /** The kind of its notes, except for notes with Roman marks. */
  readonly noteKind: Note['kind'];
  readonly header: readonly Line[];
  readonly footer: readonly Line[];
}

/** Drawings at the same position on most pages. */
export interface Repeated {
  readonly pictures: readonly RepeatedDrawing<Picture>[];
  readonly shapes: readonly RepeatedDrawing<Shape>[];
}

/** A document whose pages have been analysed. */
export interface AnalysedDocument {
  readonly pages: readonly AnalysedPage[];
  readonly outline: readonly OutlineEntry[];
  readonly title: string;
  readonly repeated: Repeated;
  /** The left and right edges of the text on a page. */
  readonly edgesOf: (page: AnalysedPage) => Edges;
  /** How it was set before; pages that ran over are set closer. */
  readonly proved?: ProvedDocument;
}
