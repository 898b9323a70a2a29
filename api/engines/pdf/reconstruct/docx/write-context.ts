import type { DocModel } from '../model/doc-model.ts';
import type { Look } from '../model/page-model.ts';
import type { Media, Relationships } from '../ooxml/relationships.ts';

/** What the parts of one document share while they are written. */
export interface WriteContext {
  readonly model: DocModel;
  readonly media: Media;
  /** Of the part that is being written. */
  readonly relationships: Relationships;
  /** A number that no other drawing or bookmark of the document has. */
  readonly nextId: () => number;
  /** Families that were used, for the table of fonts. */
  readonly fonts: Set<string>;
  /** The look a run has when it says nothing about itself. */
  readonly ground: Look;
}
