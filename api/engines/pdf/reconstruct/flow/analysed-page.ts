import type { Edges } from '../columns/edges.ts';
import type { Line } from '../lines/line.ts';
import type { Note } from '../model/doc-model.ts';
import type { OnPages } from '../model/on-pages.ts';
import type { OutlineEntry, Picture, Shape } from '../model/page-model.ts';
import type { Passage } from '../paragraphs/passage.ts';
import type { FlowItem } from '../tables/filled-table.ts';

/** A column of a page with what flows in it. */
export interface Flow {
  readonly edges: Edges;
  readonly items: readonly FlowItem[];
}

/** A page taken apart. */
export interface AnalysedPage {
  readonly index: number;
  readonly width: number;
  readonly height: number;
  readonly regions: readonly { readonly columns: readonly Flow[] }[];
  /** From where and how far down a table reaches that began on an earlier page and is held there. */
  readonly tableStarts?: number;
  readonly tableEnds?: number;
  /** Pictures that stand beside or behind the text. */
  readonly floats: readonly Picture[];
  /** What else is drawn behind its text. */
  readonly drawings: readonly Shape[];
  /** The same as a picture, where there is too much of it. */
  readonly plate: Picture | null;
  readonly notes: readonly Passage[];
  /** What its notes are, those with Roman marks aside. */
  readonly noteKind: Note['kind'];
  readonly header: readonly Line[];
  readonly footer: readonly Line[];
}

/** What stands at the same place on most pages. */
export interface Repeated {
  readonly pictures: readonly OnPages<Picture>[];
  readonly shapes: readonly OnPages<Shape>[];
}

/** A document taken apart. */
export interface AnalysedDocument {
  readonly pages: readonly AnalysedPage[];
  readonly outline: readonly OutlineEntry[];
  readonly title: string;
  readonly repeated: Repeated;
  /** The edges of the text on a page. */
  readonly edgesOf: (page: AnalysedPage) => Edges;
}
