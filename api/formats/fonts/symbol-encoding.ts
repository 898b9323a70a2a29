/** The parts of the encoding without a gap: the first code of each, and the characters from there on. */
const parts = [
  {
    first: 0x21,
    text: '!∀#∃%&∋()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_‾αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼',
  },
  {
    first: 0xa0,
    text: '€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊⟨®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪',
  },
  { first: 0xf1, text: '⟩∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭' },
] as const;

const texts: ReadonlyMap<number, string> = new Map(
  parts.flatMap(({ first, text }) => [...text].map((sign, index) => [first + index, sign] as const)),
);

/**
 * The character that a code of the font Symbol stands for.
 * @param code As in the font's own encoding, from 0x21 to 0xfe.
 * @returns Null for a code at which the font has nothing, or the mark of a company.
 * @see Adobe's Symbol encoding (Unicode's mapping table ADOBE/symbol.txt)
 */
export const textOfSymbol = (code: number): string | null => texts.get(code) ?? null;
