const latin1 = Array.from({ length: 96 }, (_, index) => String.fromCharCode(0xa0 + index)).join('');

/** The upper halves of DOS code pages, which `TextDecoder` lacks, and of one that Node 20 confuses with Latin-1. */
const upperHalves = {
  cp437:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
  cp850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  cp852:
    'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0',
  'windows-1252': `€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ${latin1}`,
} as const;

/** Encodings found in archive names; the standard's own first (APPNOTE, appendix D). */
export const nameEncodings = [
  'cp437',
  'gb18030',
  'shift_jis',
  'ibm866',
  'cp850',
  'windows-1252',
  'big5',
  'euc-kr',
  'windows-1251',
] as const;

/** An encoding that names in archives may have. */
export type NameEncoding = (typeof nameEncodings)[number] | 'utf-8';

/** A code page that is kept as a table here. */
type CodePage = keyof typeof upperHalves;

const isTable = (encoding: string): encoding is CodePage => encoding in upperHalves;

/** Decodes bytes; null if they are not valid in this encoding. */
export function decodeBytes(bytes: Uint8Array, encoding: NameEncoding | CodePage): string | null {
  if (isTable(encoding)) {
    const upper = upperHalves[encoding];
    return Array.from(bytes, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : upper[byte - 0x80])).join('');
  }
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Encodes text in a DOS code page; null where the page lacks a character. */
export function encodeText(text: string, encoding: CodePage): Uint8Array | null {
  const upper = upperHalves[encoding];
  const bytes = Array.from(text, (character) => {
    const code = character.charCodeAt(0);
    const index = upper.indexOf(character);
    return code < 0x80 ? code : index < 0 ? -1 : index + 0x80;
  });
  return bytes.includes(-1) ? null : Uint8Array.from(bytes);
}
