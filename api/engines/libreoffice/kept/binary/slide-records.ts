/** A record of a presentation (MS-PPT §2.3.1), which holds others if it is a container. */
export interface SlideRecord {
  readonly type: number;
  readonly instance: number;
  readonly isContainer: boolean;
  readonly data: Buffer;
}

const headBytes = 8;

/** Reads the record at an offset. Throws RangeError if it leaves the stream. */
function recordAt(stream: Buffer, offset: number): SlideRecord {
  const head = stream.readUInt16LE(offset);
  const bytes = stream.readUInt32LE(offset + 4);
  const end = offset + headBytes + bytes;
  if (end > stream.length) throw new RangeError('a record leaves the stream');
  return {
    type: stream.readUInt16LE(offset + 2),
    instance: head >> 4,
    isContainer: (head & 0xf) === 0xf,
    data: stream.subarray(offset + headBytes, end),
  };
}

/** The records within a container, in order; what is left after the last whole one is ignored. */
export function* recordsIn({ data, isContainer }: SlideRecord): Generator<SlideRecord> {
  for (let at = 0; isContainer && at + headBytes <= data.length; ) {
    if (at + headBytes + data.readUInt32LE(at + 4) > data.length) return;
    const record = recordAt(data, at);
    yield record;
    at += headBytes + record.data.length;
  }
}

/** The first record of a type within a container. */
export function recordIn(container: SlideRecord, type: number): SlideRecord | undefined {
  for (const record of recordsIn(container)) if (record.type === type) return record;
  return undefined;
}

const types = { userEdit: 0x0ff5, directory: 0x1772 } as const;

/** The document and its slides, by the numbers under which they are kept. */
export interface PersistedRecords {
  readonly document: SlideRecord;
  readonly find: (id: number) => SlideRecord | undefined;
}

/**
 * Reads where the newest state of each part of a presentation is (MS-PPT §2.1.2).
 *
 * @param offset Of the newest edit.
 * @throws RangeError if the file refers to what it does not have.
 */
export function findPersisted(stream: Buffer, offset: number): PersistedRecords {
  const offsets = new Map<number, number>();
  let documentId: number | undefined;
  let bytes = 0;
  for (let at = offset; at !== 0; ) {
    const edit = recordAt(stream, at);
    const directory = recordAt(stream, edit.data.readUInt32LE(12));
    if (edit.type !== types.userEdit || directory.type !== types.directory) throw new RangeError('no edit');
    documentId ??= edit.data.readUInt32LE(16);
    const { data } = directory;
    bytes += edit.data.length + data.length;
    if (bytes > stream.length) throw new RangeError('the list of edits loops');
    for (let entry = 0; entry + 4 <= data.length; ) {
      const head = data.readUInt32LE(entry);
      const count = head >>> 20;
      entry += 4;
      for (let index = 0; index < count; index++, entry += 4) {
        const id = (head & 0xfffff) + index;
        if (!offsets.has(id)) offsets.set(id, data.readUInt32LE(entry));
      }
    }
    at = edit.data.readUInt32LE(8);
  }
  const find = (id: number) => {
    const found = offsets.get(id);
    return found === undefined ? undefined : recordAt(stream, found);
  };
  const document = documentId === undefined ? undefined : find(documentId);
  if (document === undefined) throw new RangeError('no document');
  return { document, find };
}
