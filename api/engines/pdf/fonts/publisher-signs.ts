/** What the letters of a font of signs are, whatever the names of its glyphs say. */
export interface FontSigns {
  /** The code of the character that a glyph shows, by the one that its name says. */
  readonly ofCharacter: ReadonlyMap<number, number>;
  /** The code of the character of a glyph whose name is a number, as `C14`; undefined if it is not known. */
  readonly ofNumber: (number: number) => number | undefined;
}

/**
 * TeX's signs and letters of formulas by their codes from 0 (encodings OMS and OML: D. E. Knuth, The TeXbook, appendix F).
 * The ring is the sign of degrees in publishers' texts. Letters, whatever their alphabet, and accents are left out as `_`.
 */
const texSigns =
  '−·×∗÷⋄±∓⊕⊖⊗⊘⊙◯°•≍≡⊆⊇≤≥⪯⪰∼≈⊂⊃≪≫≺≻←→↑↓↔↗↘≃⇐⇒⇑⇓⇔↖↙∝′∞∈∋△▽_↦∀∃¬∅ℜℑ⊤⊥' +
  'ℵ__________________________∪∩⊎∧∨⊢⊣⌊⌋⌈⌉{}⟨⟩|‖↕⇕\\≀√⨿∇∫⊔⊓⊑⊒§†‡¶♣♦♥♠';
const texLetters = 'ΓΔΘΛΞΠΣΥΦΨΩαβγδεζηθικλμνξπρστυφχψωεϑϖϱςφ↼↽⇀⇁____0123456789.,</>⋆∂__________________________♭♮♯⌣⌢ℓ';
const omitted = '_';

/** What publishers have added to TeX's signs, in pairs of the character that the name of a glyph says and the one it shows. */
const addedSigns = '¼= þ+ ð( Þ) ½[ Š]';

/** Signs of publishers' fonts, in such pairs. The Greek letters of the second are in alphabetical order. */
const pi1 = '8° DΔ mμ dδ 4> 5< +± bβ aα CΨ gγ pπ sσ tτ kκ lλ FΦ 6× *∼ &≈ {†';
const alphabetical = 'aα bβ cγ dδ eε fζ gη hθ iι jκ kλ lμ mν nξ oο pπ qρ rσ sτ tυ uφ vχ wψ xω';
const greek = 'aα bβ dδ pπ rρ sσ mμ DΔ';
const comparing = ',< .> #≤ $≥ 2− 8°';

/** Fonts of Elsevier's, Springer's and other publishers' typesetting programs, which name glyphs after places on a keyboard. */
const signsOfFonts: Readonly<Record<string, string>> = {
  'AdvEls-ent3': 'r©',
  'AdvEls-ent4': 'o< r≤',
  'AdvEls-ent5': '1° Z≥',
  'AdvEls-ent7': 'B∼ E≈',
  'AdvEls-ent8': '7±',
  AdvP0004: 'B“ 0= I·',
  AdvP0005: '^”',
  AdvP3F4C13: greek,
  AdvP7DA6: `${comparing} 1+ 3× 5= 6± 9′ DΔ mμ`,
  AdvP80675: '1+ 2− 3× 5= 6±',
  AdvPS3F4C13: greek,
  AdvPS44A44B: 'e– d— C+ $· G±',
  AdvPS4721B4: 'sσ bβ aα dδ gγ rρ 4φ',
  AdvPS7DA6: comparing,
  AdvPSMP10: alphabetical,
  AdvPSMP13: alphabetical,
  AdvPSMP4: '\\< [> P≥',
  AdvPi1: pi1,
  AdvPi2: 'aα bβ gγ dδ eε zζ Zη yθ kκ lλ mμ nν xξ pπ rρ sσ tτ cψ wχ oω fφ DΔ FΦ OΩ ?→ %‰',
  AdvPi3: '#© 1® 2™',
  AdvTA42: '&© n∗',
  AdvTT454a7a89: 'b< N> d· 4∗',
  'MathematicalPi-One': pi1,
};

/** Fonts of theirs that are laid out as TeX's. */
const texSignFont = /^(?:Adv(?:P4C4E74|P40271B|MacMthSyN?|MT_?SY\w*|MathSymb|cl-sym)|TeX_?CM_?Maths_?Symbols\d*)$/;
const texLetterFont = /^(?:Adv(?:P4C4E51|MacMthIt|MT_?MI)|TeX_?CM_?Maths_?Italic\d*)$/;

/** The prefix of a subset, which such programs write without a plus sign, too. */
const subsetPrefix = /^(?:[A-Z]{6}\+|[A-Za-z]{6}(?=Adv[A-Z]))/;

const codeOf = (character: string) => character.codePointAt(0) ?? 0;

const pairsOf = (signs: string) =>
  signs.split(' ').map((pair) => {
    const [seeming = '', shown = ''] = pair;
    return [codeOf(seeming), codeOf(shown)] as const;
  });

/** What PDFium reports for codes of ASCII whose glyphs have the names of quotation marks. */
const quotes = new Map([
  [0x27, codeOf('’')],
  [0x60, codeOf('‘')],
]);
const firstOfAscii = 0x21;

/**
 * The signs of a font that is laid out as one of TeX's.
 * @param added Others, with the codes of the characters that their names say.
 */
function texFont(layout: string, added: ReturnType<typeof pairsOf> = []): FontSigns {
  const characters = [...layout];
  const ofNumber = (number: number) => {
    const character = characters[number] ?? omitted;
    return character === omitted ? undefined : codeOf(character);
  };
  const named = characters.flatMap((_, code) => {
    const shown = code < firstOfAscii ? undefined : ofNumber(code);
    return shown === undefined ? [] : [[quotes.get(code) ?? code, shown] as const];
  });
  return { ofNumber, ofCharacter: new Map([...named, ...added]) };
}

const noNumber = () => undefined;
const fonts = new Map<string, FontSigns>(
  Object.entries(signsOfFonts).map(([font, signs]) => [
    font,
    { ofNumber: noNumber, ofCharacter: new Map(pairsOf(signs)) },
  ]),
);
const ofTex = { signs: texFont(texSigns, pairsOf(addedSigns)), letters: texFont(texLetters) } as const;

/**
 * The signs of a publisher's font, whose glyphs have names of other characters: an equals sign seems to be ¼, a degree sign 8.
 * @param name Its PostScript name, with or without the prefix of a subset.
 * @returns Null for any other font.
 */
export function publisherSigns(name: string): FontSigns | null {
  const font = name.replace(subsetPrefix, '');
  if (texSignFont.test(font)) return ofTex.signs;
  if (texLetterFont.test(font)) return ofTex.letters;
  return fonts.get(font) ?? null;
}

const capitals = 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ';
const smallLetters = 'αβγδεζηθικλμνξοπρσςτυφχψω';
/** The numbers of Linotype's Pi fonts for the first letters of these, and for signs: the names of glyphs are `H` and a number. */
const firstCapital = 9001;
const firstSmall = 9251;
const linotypeSigns =
  '9277 ϑ 9278 ϕ 9280 ϵ 11001 + 11002 − 11003 × 11005 = 11006 ± 11008 ∝ 11009 ∞ 11011 ∼ 11013 ≡ 11015 ≈ 11021 < 11022 > ' +
  '11032 ′ 11033 ″ 11034 ° 11036 ⊥ 11061 ≅ 11080 · 11128 ∂ 11229 ≃ 11270 ≪ 11271 ≫ 11349 ≤ 11350 ≥ 11612 ∇';

/** The characters of glyphs by their names in Linotype's Pi fonts. */
export const linotypeNames: ReadonlyMap<string, number> = new Map([
  ...[...capitals].map((letter, index) => [`H${firstCapital + index}`, codeOf(letter)] as const),
  ...[...smallLetters].map((letter, index) => [`H${firstSmall + index}`, codeOf(letter)] as const),
  ...[...linotypeSigns.matchAll(/(\d+) (\S)/gu)].map(
    ([, number = '', sign = '']) => [`H${number}`, codeOf(sign)] as const,
  ),
]);
