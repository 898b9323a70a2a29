/** An EMF of so many ellipses (MS-EMF §2.3). */
export function emf(records: number): Buffer {
  const header = Buffer.alloc(108);
  header.writeUInt32LE(1, 0);
  header.writeUInt32LE(header.length, 4);
  header.write(' EMF', 40, 'latin1');
  return Buffer.concat([header, ...Array<Buffer>(records).fill(emfRecord(42, Buffer.alloc(16)))]);
}

/** An EMF with a single comment, of so many records of EMF+ (MS-EMFPLUS §2.3). */
export function emfPlus(records: number): Buffer {
  const record = Buffer.alloc(12);
  record.writeUInt32LE(record.length, 4);
  const content = Buffer.concat([Buffer.from('\0\0\0\0EMF+', 'latin1'), ...Array<Buffer>(records).fill(record)]);
  return Buffer.concat([emf(0), emfRecord(70, content)]);
}

function emfRecord(type: number, content: Buffer): Buffer {
  const start = Buffer.alloc(8);
  start.writeUInt32LE(type, 0);
  start.writeUInt32LE(start.length + content.length, 4);
  return Buffer.concat([start, content]);
}

/** A WMF of so many pixels (MS-WMF §2.3), with the header that says where it belongs or without. */
export function wmf(records: number, isPlaceable: boolean): Buffer {
  const header = Buffer.alloc(18);
  header.writeUInt16LE(1, 0);
  header.writeUInt16LE(header.length / 2, 2);
  header.writeUInt16LE(0x300, 4);
  const placeable = Buffer.alloc(isPlaceable ? 22 : 0);
  placeable.write('d7cdc69a'.slice(0, 2 * placeable.length), 'hex');
  const record = Buffer.alloc(14);
  record.writeUInt32LE(record.length / 2, 0);
  record.writeUInt16LE(0x41f, 4);
  return Buffer.concat([placeable, header, ...Array<Buffer>(records).fill(record)]);
}
