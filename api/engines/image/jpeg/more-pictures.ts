/** The list of pictures (CIPA DC-007, §5.2.3.3), and the bytes of an entry in it. */
const entriesTag = 0xb002;
const entryBytes = 16;
/** Multi-frame pictures: panoramas, pairs for both eyes, other angles. The others are previews, and depth or light of the first. */
const frameKind = 0x02;

/**
 * Whether a file holds further pictures to be seen beside its first one, as cameras write panoramas and 3D pictures.
 * @param index What stands behind the label of its multi-picture segment (MPF), a list of fields as in TIFF.
 */
export function holdsMorePictures(index: Buffer): boolean {
  const isLittle = index.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? index.readUInt16LE(at) : index.readUInt16BE(at));
  const long = (at: number) => (isLittle ? index.readUInt32LE(at) : index.readUInt32BE(at));
  try {
    const directory = long(4);
    for (let field = 0; field < short(directory); field++) {
      const at = directory + 2 + field * 12;
      if (short(at) !== entriesTag) continue;
      const [bytes, start] = [long(at + 4), long(at + 8)];
      const end = Math.min(start + bytes, index.length);
      // The first entry is the first picture itself.
      for (let entry = start + entryBytes; entry + entryBytes <= end; entry += entryBytes) {
        if (((long(entry) >>> 16) & 0xff) === frameKind) return true;
      }
    }
    return false;
  } catch {
    // It leads beyond its end.
    return false;
  }
}
