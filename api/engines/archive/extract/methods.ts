/** Methods that Node unpacks itself: none, and deflate. */
export const isNative = (method: number): boolean => method === 0 || method === 8;

/** Methods that 7-Zip unpacks (APPNOTE 4.4.5): shrink, implode, deflate64, bzip2, LZMA, Zstandard, XZ and PPMd. */
export const isForeign = (method: number): boolean => [1, 6, 9, 12, 14, 93, 95, 98].includes(method);
