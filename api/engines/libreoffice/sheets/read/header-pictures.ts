/** Counts the pictures of headers and footers (ECMA-376 part 1, §18.3.1.46) while a sheet is read. */
export interface HeaderPictures {
  readonly open: (name: string) => void;
  readonly text: (text: string) => void;
  readonly close: (name: string) => void;
  readonly count: () => number;
}

const headers = /^(?:odd|even|first)(?:Header|Footer)$/;
const picture = /&G/g;
/** Characters of a header that are read: Excel allows 255. */
const maxLength = 2000;

/** Creates a counter for one sheet. */
export function createHeaderPictures(): HeaderPictures {
  let found = 0;
  let hasDrawing = false;
  let header: string | undefined;
  return {
    open(name) {
      if (name === 'legacyDrawingHF') hasDrawing = true;
      else if (headers.test(name)) header = '';
    },
    text(text) {
      if (header !== undefined && header.length < maxLength) header += text;
    },
    close(name) {
      if (header === undefined || !headers.test(name)) return;
      found += header.replaceAll('&&', '').match(picture)?.length ?? 0;
      header = undefined;
    },
    count: () => (hasDrawing ? found : 0),
  };
}
