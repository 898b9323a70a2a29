/** `/Mask` or `/SMask` (ISO 32000-2, section 8.9.5), with the letters that a name may spell as numbers. */
const maskKey = /\/(?:S|#53)?(?:M|#4[Dd])(?:a|#61)(?:s|#73)(?:k|#6[Bb])/;
const longestKey = '/#53#4d#61#73#6b'.length;
/** Bytes that are searched at once. */
const pieceBytes = 2 ** 20;

/**
 * Whether a PDF may mask pictures. One that never names a mask has none: the dictionaries of pictures, as of all streams,
 * are readable in each file, in encrypted ones too.
 */
export function mayHaveMasks(pdf: Uint8Array): boolean {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  for (let from = 0; from < bytes.length; from += pieceBytes)
    if (maskKey.test(bytes.toString('latin1', from, from + pieceBytes + longestKey))) return true;
  return false;
}
