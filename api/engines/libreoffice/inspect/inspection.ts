/** What is worth knowing about a document before LibreOffice opens it. */
export interface Inspection {
  /** The font families that its text asks for, as it writes them. */
  readonly fonts: readonly string[];
  /** It carries macros. */
  readonly macros: boolean;
  /** It brings fonts of its own, which LibreOffice installs for the life of its process. */
  readonly embedsFonts: boolean;
}
