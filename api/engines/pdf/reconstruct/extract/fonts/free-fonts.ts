/**
 * Fonts that TeX sets text and formulas in, whose licences let everybody embed and change them, by their makers: Computer
 * Modern and what is derived from it, the AMS, GUST (Latin Modern, TeX Gyre, Antykwa), URW's base fonts, and the fonts that
 * Bitstream gave away.
 */
const texFonts = new RegExp(
  `^(?:${[
    String.raw`CM[A-Z]{1,6}\d{1,2}|CS(?:R|BX|TI|SL|TT|SS|CSC)\d{1,2}|SF[A-Z]{2}\d{4}|EuropeanComputerModern|NewCM`,
    String.raw`(?:LINE|LCIRCLE|LASY)W?\d+|MS[AB]M\d+|EU[A-Z]{2}\d+`,
    'LM(?:Roman|Sans|Mono|Math|CS|DunhSH)|TeXGyre|AntPolt|AntykwaTorunska|Iwona|Kurier',
    'Nimbus(?:Rom|San|Mon)|URW(?:Bookman|Chancery|Gothic|Palladio)L|TeXPalladioL|CenturySchL|C059|P052|D050000L|Z003|StandardSym',
    'BitstreamCharter|CharterBT|XCharter|Bera(?:Sans|Serif|SansMono)|MathDesign|Fourier',
  ].join('|')})`,
  'i',
);

/** Families under free licences that programs often write without these: the start of their names, without spaces. */
const families = [
  'abyssinica|alegreya|almarai|amiri|andika|annapurna|arimo|arvo|asana|assistant|barlow|bitstreamvera|bitter|cabin|cairo',
  'caladea|cantarell',
  'cardo|carlito|cochineal|erewhon|heuristica|inconsolatazi',
  'charissil|comfortaa|cormorant|cousine|crimson|dejavu|dmsans|dosis|doulossil|droid|ebgaramond|exo|firacode|firamono|firasans',
  'freemono|freesans|freeserif|gentium|gfs|heebo|hind|ibmplex|inconsolata|inter|ipaex|ipagothic|ipamincho|ipap',
  'jetbrainsmono|josefin|junicode|kanit|karla|khmeros|kpfonts|lato|liberation|libertinus|librebaskerville|librefranklin',
  'linbiolinum|linlibertine|lohit|lora|manrope|merriweather|montserrat|mplus|mulish|nanum|noto|nunito|oldstandard|opensans',
  'oswald|overpass|padauk|playfair|poppins|prompt|ptmono|ptsans|ptserif|publicsans|quicksand|raleway|reemkufi|roboto|rubik',
  'sarabun|scheherazade|silezra|sourcecode|sourcehan|sourcesans|sourceserif|spectral|stix|tajawal|takao|tinos|titillium',
  'ubuntu|umbatang|undotum|vollkorn|wenquanyi|worksans|xits|yanone',
];
const free = new RegExp(`^(?:${families.join('|')})`, 'i');

/** Whether everybody may embed a font that TeX sets, by its PostScript name, whatever its file says. */
export const isFreeTexFont = (font: string): boolean => texFonts.test(font);

/** Whether everybody may embed a font in a document, by its PostScript name, if its file says nothing. */
export function isFree(font: string): boolean {
  const [family = ''] = free.exec(font) ?? [];
  // Names go on with a capital, a number or a hyphen: Latona is not of the family Lato.
  return isFreeTexFont(font) || (family !== '' && !/^\p{Ll}/u.test(font.slice(family.length)));
}
