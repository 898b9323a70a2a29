import { deflateSync } from 'node:zlib';

/** Types of records that take LibreOffice long and short (MS-EMF §2.1.1, MS-WMF §2.1.1.1, MS-EMFPLUS §2.1.1.1). */
export const recordTypes = {
  emf: { ellipse: 42, line: 54, polygon: 86, bitmap: 81 },
  wmf: { ellipse: 0x418, pixel: 0x41f, polygon: 0x324 },
  plus: { ellipse: 0x400e, object: 0x4008, fillPath: 0x4014 },
} as const;

/** An EMF of so many records (MS-EMF §2.3), ellipses unless told, with so many bytes of content each. */
export function emf(records: number, type: number = recordTypes.emf.ellipse, bytes = 16): Buffer {
  const header = Buffer.alloc(108);
  header.writeUInt32LE(1, 0);
  header.writeUInt32LE(header.length, 4);
  header.write(' EMF', 40, 'latin1');
  return Buffer.concat([header, ...Array<Buffer>(records).fill(emfRecord(type, Buffer.alloc(bytes)))]);
}

/** A record of EMF+ (MS-EMFPLUS §2.3). */
export function plusRecord(type: number, flags: number, bytes: number): Buffer {
  const record = Buffer.alloc(12 + bytes);
  record.writeUInt16LE(type, 0);
  record.writeUInt16LE(flags, 2);
  record.writeUInt32LE(record.length, 4);
  return record;
}

/** An EMF with a single comment of these records of EMF+. */
export function emfPlus(records: readonly Buffer[]): Buffer {
  const content = Buffer.concat([Buffer.from('\0\0\0\0EMF+', 'latin1'), ...records]);
  return Buffer.concat([emf(0), emfRecord(70, content)]);
}

function emfRecord(type: number, content: Buffer): Buffer {
  const start = Buffer.alloc(8);
  start.writeUInt32LE(type, 0);
  start.writeUInt32LE(start.length + content.length, 4);
  return Buffer.concat([start, content]);
}

/** A WMF of so many records (MS-WMF §2.3), with the header that says where it belongs or without. */
export function wmf(records: number, isPlaceable: boolean, type: number = recordTypes.wmf.pixel, bytes = 8): Buffer {
  const header = Buffer.alloc(18);
  header.writeUInt16LE(1, 0);
  header.writeUInt16LE(header.length / 2, 2);
  header.writeUInt16LE(0x300, 4);
  const placeable = Buffer.alloc(isPlaceable ? 22 : 0);
  placeable.write('d7cdc69a'.slice(0, 2 * placeable.length), 'hex');
  const record = Buffer.alloc(6 + bytes);
  record.writeUInt32LE(record.length / 2, 0);
  record.writeUInt16LE(type, 4);
  return Buffer.concat([placeable, header, ...Array<Buffer>(records).fill(record)]);
}

/** An EMF as binary documents keep it, deflated (MS-ODRAW §2.2.24). */
export function emfBlip(picture: Buffer): Buffer {
  const content = Buffer.concat([Buffer.alloc(16 + 34), deflateSync(picture)]);
  const head = Buffer.from('403d1af000000000', 'hex');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content]);
}
