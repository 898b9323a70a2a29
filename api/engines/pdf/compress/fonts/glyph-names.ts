const ascii =
  'space exclam quotedbl numbersign dollar percent ampersand quotesingle parenleft parenright asterisk plus comma hyphen ' +
  'period slash zero one two three four five six seven eight nine colon semicolon less equal greater question at ' +
  'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z bracketleft backslash bracketright asciicircum underscore grave ' +
  'a b c d e f g h i j k l m n o p q r s t u v w x y z braceleft bar braceright asciitilde';
const latin =
  'exclamdown cent sterling currency yen brokenbar section dieresis copyright ordfeminine guillemotleft logicalnot ' +
  'softhyphen registered macron degree plusminus twosuperior threesuperior acute mu paragraph periodcentered cedilla ' +
  'onesuperior ordmasculine guillemotright onequarter onehalf threequarters questiondown Agrave Aacute Acircumflex ' +
  'Atilde Adieresis Aring AE Ccedilla Egrave Eacute Ecircumflex Edieresis Igrave Iacute Icircumflex Idieresis Eth ' +
  'Ntilde Ograve Oacute Ocircumflex Otilde Odieresis multiply Oslash Ugrave Uacute Ucircumflex Udieresis Yacute Thorn ' +
  'germandbls agrave aacute acircumflex atilde adieresis aring ae ccedilla egrave eacute ecircumflex edieresis igrave ' +
  'iacute icircumflex idieresis eth ntilde ograve oacute ocircumflex otilde odieresis divide oslash ugrave uacute ' +
  'ucircumflex udieresis yacute thorn ydieresis';
const others: Readonly<Record<string, string>> = {
  Euro: '€',
  quotesinglbase: '‚',
  florin: 'ƒ',
  quotedblbase: '„',
  ellipsis: '…',
  dagger: '†',
  daggerdbl: '‡',
  circumflex: 'ˆ',
  perthousand: '‰',
  Scaron: 'Š',
  guilsinglleft: '‹',
  OE: 'Œ',
  Zcaron: 'Ž',
  quoteleft: '‘',
  quoteright: '’',
  quotedblleft: '“',
  quotedblright: '”',
  bullet: '•',
  endash: '–',
  emdash: '—',
  tilde: '˜',
  trademark: '™',
  scaron: 'š',
  guilsinglright: '›',
  oe: 'œ',
  zcaron: 'ž',
  Ydieresis: 'Ÿ',
  nbspace: '\u00a0',
  fi: 'ﬁ',
  fl: 'ﬂ',
  dotlessi: 'ı',
  Lslash: 'Ł',
  lslash: 'ł',
  fraction: '⁄',
  minus: '−',
  breve: '˘',
  dotaccent: '˙',
  ring: '˚',
  hungarumlaut: '˝',
  ogonek: '˛',
  caron: 'ˇ',
};

const known: ReadonlyMap<string, number> = new Map([
  ...ascii.split(' ').map((name, index) => [name, 0x20 + index] as const),
  ...latin.split(' ').map((name, index) => [name, 0xa1 + index] as const),
  ...Object.entries(others).map(([name, character]) => [name, character.codePointAt(0) as number] as const),
]);

/** The Unicode character of a glyph name: those of PDF's Latin encodings, and `uni20AC` (Adobe Glyph List). */
export function characterOfGlyph(name: string): number | undefined {
  const hex = /^(?:uni([0-9A-F]{4})|u([0-9A-F]{4,6}))$/.exec(name);
  return known.get(name) ?? (hex ? Number.parseInt(hex[1] ?? hex[2] ?? '', 16) : undefined);
}

const names: ReadonlyMap<number, string> = new Map([...known].map(([name, character]) => [character, name]));

/** The glyph name of a Unicode character in PDF's Latin encodings. */
export const glyphOfCharacter = (character: number): string | undefined => names.get(character);
