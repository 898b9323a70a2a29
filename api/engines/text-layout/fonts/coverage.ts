/** The set of characters that a font covers. */
export interface Coverage {
  readonly has: (codePoint: number) => boolean;
}

/** Parses fontconfig's hexadecimal ranges of code points: "20-7e a0 100-17f". */
export function parseCharset(charset: string): Coverage {
  const starts: number[] = [];
  const ends: number[] = [];
  for (const range of charset.split(' ')) {
    const [start = '', end = start] = range.split('-');
    starts.push(Number.parseInt(start, 16));
    ends.push(Number.parseInt(end, 16));
  }
  return {
    has(codePoint) {
      let low = 0;
      let high = starts.length - 1;
      while (low <= high) {
        const middle = (low + high) >> 1;
        if (codePoint < (starts[middle] as number)) high = middle - 1;
        else if (codePoint > (ends[middle] as number)) low = middle + 1;
        else return true;
      }
      return false;
    },
  };
}
