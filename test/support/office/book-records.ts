/** A record of an Excel 97 workbook: its type and data. */
export type BookRecord = readonly [type: number, data: Uint8Array];

/** Records as a workbook has them, one after the other. */
export function written(records: readonly BookRecord[]): Buffer {
  const parts = records.map(([type, data]) => {
    const head = Buffer.alloc(4);
    head.writeUInt16LE(type, 0);
    head.writeUInt16LE(data.length, 2);
    return Buffer.concat([head, data]);
  });
  return Buffer.concat(parts);
}

/** The record of a sheet whose own part begins at an offset. */
export function sheetRecord(offset: number): BookRecord {
  const data = Buffer.alloc(12);
  data.writeUInt32LE(offset, 0);
  return [0x0085, data];
}
