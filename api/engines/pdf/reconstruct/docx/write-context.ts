import type { DocModel } from '../model/doc-model.ts';
import type { Look } from '../model/page-model.ts';
import type { Media } from '../ooxml/media.ts';
import type { Relationships } from '../ooxml/relationships.ts';
import type { UsedFonts } from './font-table.ts';
import type { OwnStyles } from './styles/own-styles.ts';

/** What the parts of a document share while they are written. */
export interface WriteContext {
  readonly model: DocModel;
  readonly media: Media;
  /** Whether LibreOffice makes RTF of it. */
  readonly isForRtf: boolean;
  /** The relationships of the part that is being written. */
  readonly relationships: Relationships;
  /** A number that is unique among the document's drawings, bookmarks and content controls. */
  readonly nextId: () => number;
  /** Collects the font families in use, for the font table. */
  readonly fonts: UsedFonts;
  /** Where paragraphs have their properties by a style alone: its collection. */
  readonly ownStyles?: OwnStyles;
  /** The look of runs according to the paragraph's style. */
  readonly styleLook: Look;
}
