import type { FontLook } from '../fonts/substitute-for.ts';
import type { ShownContent } from '../kept/shown-content.ts';

/** Facts about a document, found before LibreOffice opens it. */
export interface Inspection {
  /** The font families that its text uses, as written in it. */
  readonly fonts: readonly string[];
  /** What it says of families beside their names; of presentations only. */
  readonly fontLooks?: ReadonlyMap<string, FontLook> | undefined;
  /** Whether it contains macros. */
  readonly macros: boolean;
  /** It brings fonts of its own, which LibreOffice installs for the life of its process. */
  readonly embedsFonts: boolean;
  /** What it shows; null where its format does not tell. */
  readonly content: ShownContent | null;
}
