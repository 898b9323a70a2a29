const sectorBytes = 512;
const miniBytes = 64;
const cutoff = 4096;
const endOfChain = 0xfffffffe;
const tableMark = 0xfffffffd;
const none = 0xffffffff;

const padded = (bytes: Buffer, to: number) => Buffer.concat([bytes, Buffer.alloc((to - (bytes.length % to)) % to)]);

/**
 * A compound file (MS-CFB, version 3) with these streams by path, such as `Macros/VBA/dir`; storages are made for them.
 */
export function compound(streams: Readonly<Record<string, Uint8Array>>): Buffer {
  const table: number[] = [tableMark];
  const sectors: Buffer[] = [];
  /** Appends bytes as a chain of sectors and returns its first; the allocation table is sector 0. */
  const put = (bytes: Buffer): number => {
    const body = padded(bytes, sectorBytes);
    const count = body.length / sectorBytes;
    const start = table.length;
    for (let index = 1; index <= count; index++) table.push(index === count ? endOfChain : start + index);
    sectors.push(body);
    return count === 0 ? endOfChain : start;
  };

  const miniTable: number[] = [];
  const miniStream: Buffer[] = [];
  const putMini = (bytes: Buffer): number => {
    const body = padded(bytes, miniBytes);
    const start = miniTable.length;
    const count = body.length / miniBytes;
    for (let index = 1; index <= count; index++) miniTable.push(index === count ? endOfChain : start + index);
    miniStream.push(body);
    return start;
  };

  const entry = (name: string, type: number, start: number, bytes: number, right = none, child = none): Buffer => {
    const buffer = Buffer.alloc(128);
    buffer.write(name, 'utf16le');
    buffer.writeUInt16LE(name.length * 2 + 2, 64);
    buffer.writeUInt8(type, 66);
    buffer.writeUInt32LE(none, 68);
    buffer.writeUInt32LE(right, 72);
    buffer.writeUInt32LE(child, 76);
    buffer.writeUInt32LE(start, 116);
    buffer.writeUInt32LE(bytes, 120);
    return buffer;
  };

  interface Member {
    readonly name: string;
    readonly path: string;
    readonly members: Member[];
  }
  const top: Member[] = [];
  for (const path of Object.keys(streams)) {
    const steps = path.split('/');
    let members = top;
    for (const [depth, name] of steps.entries()) {
      const known = members.find((member) => member.name === name);
      const member = known ?? { name, path: steps.slice(0, depth + 1).join('/'), members: [] };
      if (known === undefined) members.push(member);
      members = member.members;
    }
  }
  // Directory entries by number from 1: the members of a storage are linked as right siblings.
  const files: Buffer[] = [];
  const place = (members: readonly Member[]): number => {
    let right = none;
    for (const { name, path, members: inner } of members.toReversed()) {
      const index = files.push(Buffer.alloc(0)) - 1;
      const content = streams[path];
      const bytes = Buffer.from(content ?? []);
      const start = content === undefined ? 0 : bytes.length < cutoff ? putMini(bytes) : put(bytes);
      const child = inner.length > 0 ? place(inner) : none;
      files[index] = entry(name, content === undefined ? 1 : 2, start, bytes.length, right, child);
      right = index + 1;
    }
    return right;
  };
  const first = place(top);
  const home = Buffer.concat(miniStream);
  const root = entry('Root Entry', 5, home.length > 0 ? put(home) : endOfChain, home.length, none, first);
  const directory = put(Buffer.concat([root, ...files]));
  const miniTableAt = miniTable.length > 0 ? put(Buffer.from(Uint32Array.from(miniTable).buffer)) : endOfChain;

  const header = Buffer.alloc(sectorBytes, 0);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(directory, 48);
  header.writeUInt32LE(cutoff, 56);
  header.writeUInt32LE(miniTableAt, 60);
  header.writeUInt32LE(endOfChain, 68);
  header.fill(0xff, 76);
  header.writeUInt32LE(0, 76);
  const allocation = Buffer.alloc(sectorBytes, 0xff);
  for (const [index, value] of table.entries()) allocation.writeUInt32LE(value, index * 4);
  return Buffer.concat([header, allocation, ...sectors]);
}

/** The start of a Word 97 file (MS-DOC §2.5.1). */
export function doc({ encrypted = false } = {}): Buffer {
  const start = Buffer.alloc(5000);
  start.writeUInt16LE(0xa5ec, 0);
  start.writeUInt16LE(encrypted ? 0x0100 : 0, 10);
  return compound({ WordDocument: start, '1Table': Buffer.alloc(100) });
}

/** The start of an Excel 97 workbook (MS-XLS §2.1.4), with a FilePass record where it is encrypted. */
export function xls({ encrypted = false } = {}): Buffer {
  const record = (type: number, bytes: number) => {
    const buffer = Buffer.alloc(4 + bytes);
    buffer.writeUInt16LE(type, 0);
    buffer.writeUInt16LE(bytes, 2);
    return buffer;
  };
  const records = [
    record(0x0809, 16),
    ...(encrypted ? [record(0x002f, 54)] : []),
    record(0x0042, 2),
    record(0x000a, 0),
  ];
  return compound({ Workbook: Buffer.concat(records) });
}

/** The start of a PowerPoint 97 file (MS-PPT §2.3.2). */
export function ppt({ encrypted = false } = {}): Buffer {
  const user = Buffer.alloc(32);
  user.writeUInt32LE(encrypted ? 0xf3d1c4df : 0xe391c05f, 12);
  return compound({ 'PowerPoint Document': Buffer.alloc(5000), 'Current User': user });
}
