interface Sign {
  readonly font: 'Symbol' | 'Wingdings';
  /** A character that every font has. */
  readonly text: string;
}

/** The signs of symbol fonts that are bullets and marks, by their codes. */
export const symbolSigns: Readonly<Record<string, Sign>> = {
  '\uf02d': { font: 'Symbol', text: '-' },
  '\uf06c': { font: 'Wingdings', text: '●' },
  '\uf06e': { font: 'Wingdings', text: '■' },
  '\uf06f': { font: 'Wingdings', text: 'o' },
  '\uf071': { font: 'Wingdings', text: '❑' },
  '\uf075': { font: 'Wingdings', text: '◆' },
  '\uf076': { font: 'Wingdings', text: '❖' },
  '\uf077': { font: 'Wingdings', text: '⬥' },
  '\uf0a7': { font: 'Wingdings', text: '▪' },
  '\uf0a8': { font: 'Wingdings', text: '□' },
  '\uf0b7': { font: 'Symbol', text: '•' },
  '\uf0d8': { font: 'Wingdings', text: '➢' },
  '\uf0e0': { font: 'Wingdings', text: '→' },
  '\uf0e8': { font: 'Wingdings', text: '➔' },
  '\uf0fb': { font: 'Wingdings', text: '✗' },
  '\uf0fc': { font: 'Wingdings', text: '✓' },
  '\uf0fe': { font: 'Wingdings', text: '☑' },
};
