/**
 * URW calls its bold fonts medium: `NimbusRomNo9L-Medi`. Publishers' programs write `AdvTimes-b` and `AdvTimes-bi`, and
 * `AdvOT8244d044.BI+03` for a part of a font.
 */
const boldName = /bold|black|heavy|semibold|demi(?!ra)|-bd\b|-bi?$|\.bi?(?:\+[\da-f]+)?$|-medi(?:ital|obli)?$/i;
const italicName = /ital|obli|kursiv|slanted|-it\b|-b?i$|\.b?i(?:\+[\da-f]+)?$/i;
/** Foundries' short names of styles behind that of a family (Adobe, Technical Note 5088): `FuturaHv`, `ZurichBdCn`. */
const shortBold = /[a-z\d](?:Bd|Blk|Hv|Sb|Dm)(?:It|Obl|Cn|BT|MT)*$/;
/** Word writes no flag for its fixed-pitch fonts. */
const fixedPitchName = /mono|nimbus ?mon|consol|courier|typewriter|menlo/i;

/**
 * The same in the names of TeX's fonts, of which no flag tells either: Computer Modern (CM), its Czech (CS) and Polish (PL)
 * versions, and the European ones of cm-super (SF) and EC, which number their sizes.
 */
const tex = {
  bold: /cm(?:ss)?bx|^cm(?:b\d|bsy|mib|ssdc)|^(?:cs|pl)(?:ss)?bx|^(?:sf|ec)(?:rb|bx|bl|bi|xc|sx|so)\d/i,
  italic:
    /cm(?:bx)?(?:ti|sl)|cmmi|^cm(?:ssi|itt)|^(?:cs|pl)(?:bx)?(?:ti|sl)|^(?:sf|ec)(?:ti|sl|bi|bl|si|so|it|st|ci|sc)\d/i,
  fixedPitch: /cmtt|^cm(?:sl|i)tt|^(?:cs|pl)tt|^(?:sf|ec)(?:tt|it|st|tc)\d/i,
} as const;

/**
 * The same in the names of Linux Libertine and Biolinum, as `LinLibertineTBI`: T or O for the kind of file, behind M for the
 * fixed-pitch one, then B or Z for bold and semibold, and I or O for italic and oblique.
 */
const libertine = {
  bold: /^lin(?:libertine|biolinum)m?[to][bz]/i,
  italic: /^lin(?:libertine|biolinum)m?[to][bz]?[io]$/i,
  fixedPitch: /^linlibertinem[to]/i,
} as const;

/** Whether a font is bold by its PostScript name, without the prefix of a subset. */
export const isBoldName = (name: string): boolean =>
  boldName.test(name) || shortBold.test(name) || tex.bold.test(name) || libertine.bold.test(name);

/** Whether a font is italic or slanted by its PostScript name, without the prefix of a subset. */
export const isItalicName = (name: string): boolean =>
  italicName.test(name) || tex.italic.test(name) || libertine.italic.test(name);

/** Whether all letters of a font are equally wide by its PostScript name, without the prefix of a subset. */
export const isFixedPitchName = (name: string): boolean =>
  fixedPitchName.test(name) || tex.fixedPitch.test(name) || libertine.fixedPitch.test(name);
