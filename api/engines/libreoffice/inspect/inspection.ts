import type { FontLook } from '../fonts/substitute-for.ts';
import type { ShownContent } from '../kept/content/shown-content.ts';
import type { UnprintedComments } from './unprinted-comments.ts';

/** Facts about a document, found before LibreOffice opens it. */
export interface Inspection {
  /** The font families that its text uses, as written in the document. */
  readonly fonts: readonly string[];
  /** What it says about families besides their names; for presentations only. */
  readonly fontLooks?: ReadonlyMap<string, FontLook> | undefined;
  /** Whether it contains macros. */
  readonly macros: boolean;
  /** Whether it embeds fonts, which LibreOffice installs for the lifetime of its process. */
  readonly embedsFonts: boolean;
  /** The addresses of pictures that it shows and does not carry; for packages only. */
  readonly linkedPictures?: readonly string[] | undefined;
  /** The addresses of pictures that it shows and does not carry, and that no result refers to. */
  readonly droppedPictures?: readonly string[] | undefined;
  /** The addresses of documents that it consists of and does not carry; for packages only. */
  readonly subDocuments?: readonly string[] | undefined;
  /** Pictures that it shows and LibreOffice cannot draw; for packages only. */
  readonly undrawnPictures?: number | undefined;
  /** Charts that it shows and LibreOffice knows nothing of; for packages only. */
  readonly undrawnCharts?: number | undefined;
  /** Form fields with choices or values that Word documents lose, and all that are shown; for packages only. */
  readonly valueFields?: number | undefined;
  readonly shownFields?: number | undefined;
  /** Table controls of forms, which no result has; for packages only. */
  readonly tableControls?: number | undefined;
  /** What it has besides its pages; undefined if its format does not reveal it. */
  readonly unprinted?: UnprintedComments | undefined;
  /** Whether LibreOffice asks for its password; other protected documents are decrypted before. */
  readonly needsPassword?: boolean | undefined;
  /** Whether its structure is broken, such as XML that is not well-formed, though LibreOffice may open it all the same. */
  readonly isBroken?: boolean | undefined;
  /** Its visible content; null if its format does not reveal it. */
  readonly content: ShownContent | null;
}
