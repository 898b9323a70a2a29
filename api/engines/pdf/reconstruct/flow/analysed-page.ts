import type { Edges } from '../columns/edges.ts';
import type { Line } from '../lines/line.ts';
import type { Note } from '../model/doc-model.ts';
import type { OnPages } from '../model/on-pages.ts';
import type { OutlineEntry, Picture, Shape } from '../model/page-model.ts';
import type { Passage } from '../paragraphs/passage.ts';
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
  /** Whether its rows are columns from right to left on the page. */
  readonly isVertical?: boolean;
  readonly regions: readonly { readonly columns: readonly Flow[] }[];
  /** Top and bottom of a table that began on an earlier page, which holds it. */
  readonly tableStarts?: number;
  readonly tableEnds?: number;
  /** Pictures beside or behind the text. */
  readonly floats: readonly Picture[];
  /** Other shapes behind its text. */
  readonly drawings: readonly Shape[];
  /** All of them as one picture, if there are too many. */
  readonly plate: Picture | null;
  readonly notes: readonly Passage[];
  /** The kind of its notes, except for those with Roman marks. */
  readonly noteKind: Note['kind'];
  readonly header: readonly Line[];
  readonly footer: readonly Line[];
}

/** Drawings at the same place on most pages. */
export interface Repeated {
  readonly pictures: readonly OnPages<Picture>[];
  readonly shapes: readonly OnPages<Shape>[];
}

/** A document whose pages have been analysed. */
export interface AnalysedDocument {
  readonly pages: readonly AnalysedPage[];
  readonly outline: readonly OutlineEntry[];
  readonly title: string;
  readonly repeated: Repeated;
  /** The left and right edges of the text on a page. */
  readonly edgesOf: (page: AnalysedPage) => Edges;
}
