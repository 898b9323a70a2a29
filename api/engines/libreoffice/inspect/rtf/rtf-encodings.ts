/** Encodings of text by a font's `\fcharset` (RTF 1.9.1, "Font Table"). */
const byCharset: Readonly<Record<number, string>> = {
  128: 'shift_jis',
  129: 'euc-kr',
  134: 'gbk',
  136: 'big5',
  161: 'windows-1253',
  162: 'windows-1254',
  163: 'windows-1258',
  177: 'windows-1255',
  178: 'windows-1256',
  186: 'windows-1257',
  204: 'windows-1251',
  222: 'windows-874',
  238: 'windows-1250',
};

/** Encodings by `\ansicpg` (RTF 1.9.1, "Character Set") that are not `windows-` and the number. */
const byCodePage: Readonly<Record<number, string>> = {
  866: 'ibm866',
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  10000: 'macintosh',
  65001: 'utf-8',
};

const usual = 'windows-1252';

/** The encoding of text in a font of this character set; undefined where the set says nothing of it. */
export const encodingOfCharset = (charset: number | undefined): string | undefined =>
  charset === undefined ? undefined : byCharset[charset];

/** The encoding that a code page's number means, as a label of `TextDecoder`. */
export function encodingOfCodePage(page: number | undefined): string {
  if (page === undefined) return usual;
  return byCodePage[page] ?? (page >= 1250 && page <= 1258 ? `windows-${page}` : usual);
}
