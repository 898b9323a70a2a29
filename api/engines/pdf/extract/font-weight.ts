const boldFrom = 600;

/** Whether a TrueType or OpenType font calls itself bold, by the weight in its OS/2 table; false where it has none. */
export function isBoldFont(file: Uint8Array): boolean {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (file.byteLength < 12) return false;
  const count = Math.min(view.getUint16(4), 64);
  for (let index = 0; index < count; index++) {
    const entry = 12 + index * 16;
    if (entry + 16 > file.byteLength) return false;
    if (view.getUint32(entry) !== 0x4f532f32) continue;
    const weightAt = view.getUint32(entry + 8) + 4;
    return weightAt + 2 <= file.byteLength && view.getUint16(weightAt) >= boldFrom;
  }
  return false;
}
