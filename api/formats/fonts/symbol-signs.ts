interface Sign {
  readonly font: 'Symbol' | 'Wingdings';
  /** The same as a character that common fonts have. */
  readonly text: string;
}

/** Bullets and check marks of symbol fonts, by their private-use codes. */
export const symbolSigns: Readonly<Record<string, Sign>> = {
  '\uf02d': { font: 'Symbol', text: '-' },
  '\uf046': { font: 'Wingdings', text: '☞' },
  '\uf06c': { font: 'Wingdings', text: '●' },
  '\uf06e': { font: 'Wingdings', text: '■' },
  '\uf06f': { font: 'Wingdings', text: 'o' },
  '\uf071': { font: 'Wingdings', text: '❑' },
  '\uf075': { font: 'Wingdings', text: '◆' },
  '\uf076': { font: 'Wingdings', text: '❖' },
  '\uf077': { font: 'Wingdings', text: '⬥' },
  '\uf0a1': { font: 'Wingdings', text: '○' },
  '\uf0a7': { font: 'Wingdings', text: '▪' },
  '\uf0a8': { font: 'Wingdings', text: '□' },
  '\uf0ab': { font: 'Wingdings', text: '★' },
  '\uf0ae': { font: 'Symbol', text: '→' },
  '\uf0b7': { font: 'Symbol', text: '•' },
  '\uf0d8': { font: 'Wingdings', text: '➢' },
  '\uf0de': { font: 'Symbol', text: '⇒' },
  '\uf0e0': { font: 'Wingdings', text: '→' },
  '\uf0e8': { font: 'Wingdings', text: '➔' },
  '\uf0f0': { font: 'Wingdings', text: '⇨' },
  '\uf0fb': { font: 'Wingdings', text: '✗' },
  '\uf0fc': { font: 'Wingdings', text: '✓' },
  '\uf0fe': { font: 'Wingdings', text: '☑' },
};
