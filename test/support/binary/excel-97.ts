import { compound } from '../office/compound.ts';

export interface Sheet97 {
  /** Cells in rows, by index of a shared string, or as a text of their own. */
  readonly rows: readonly (readonly (number | string)[])[];
  readonly hidden?: boolean;
  readonly hiddenRows?: readonly number[];
  readonly hiddenColumns?: readonly number[];
  readonly printArea?: boolean;
}

const shorts = (...values: readonly number[]) => Buffer.from(Uint16Array.from(values).buffer);

function record(type: number, ...data: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(data);
  return Buffer.concat([shorts(type, content.length), content]);
}

const beginning = () => record(0x0809, shorts(0x0600, 0x0010), Buffer.alloc(12));
const end = () => record(0x000a);

/** The shared strings; the last of them is wide, has two formatted runs, and goes on as narrow in a second record. */
function sharedStrings(strings: readonly string[]): Buffer {
  const last = strings.at(-1) ?? '';
  const half = Math.ceil(last.length / 2);
  const others = strings
    .slice(0, -1)
    .flatMap((text) => [shorts(text.length), Buffer.from([0]), Buffer.from(text, 'latin1')]);
  const count = shorts(strings.length, 0, strings.length, 0);
  const first = [shorts(last.length), Buffer.from([1 | 8]), shorts(2), Buffer.from(last.slice(0, half), 'utf16le')];
  return Buffer.concat([
    record(0x00fc, count, ...others, ...first),
    record(0x003c, Buffer.from([0]), Buffer.from(last.slice(half), 'latin1'), Buffer.alloc(8)),
  ]);
}

function cells({ rows, hiddenRows = [], hiddenColumns = [] }: Sheet97): Buffer {
  const columns = hiddenColumns.map((column) => record(0x007d, shorts(column, column, 0, 0, 1, 0)));
  const heights = hiddenRows.map((row) => record(0x0208, shorts(row, 0, 1, 0, 0, 0, 0x20, 0)));
  const content = rows.flatMap((row, at) =>
    row.map((cell, column) => {
      if (typeof cell === 'number') return record(0x00fd, shorts(at, column, 0, cell, 0));
      return record(0x0204, shorts(at, column, 0, cell.length), Buffer.from([0]), Buffer.from(cell, 'latin1'));
    }),
  );
  // A chart lies within its sheet.
  const chart = [beginning(), record(0x00fd, shorts(0, 0, 0, 0, 0)), end()];
  return Buffer.concat([beginning(), ...columns, ...heights, ...chart, ...content, end()]);
}

/** An Excel 97 workbook (MS-XLS). */
export function excel97(strings: readonly string[], sheets: readonly Sheet97[]): Buffer {
  const names = sheets.flatMap(({ printArea }, index) =>
    printArea
      ? [record(0x0018, shorts(0x20), Buffer.from([0, 1]), shorts(11, 0, index + 1), Buffer.alloc(5), Buffer.from([6]))]
      : [],
  );
  const contents = sheets.map(cells);
  const globals = (offsets: readonly number[]) =>
    Buffer.concat([
      beginning(),
      ...sheets.map(({ hidden }, index) => {
        const offset = offsets[index] ?? 0;
        const name = Buffer.from([1, 0, 65 + index]);
        return record(0x0085, shorts(offset & 0xffff, offset >>> 16), Buffer.from([hidden ? 1 : 0, 0]), name);
      }),
      ...names,
      sharedStrings(strings),
      end(),
    ]);
  let offset = globals([]).length;
  const offsets = contents.map((content) => {
    const start = offset;
    offset += content.length;
    return start;
  });
  return compound({ Workbook: Buffer.concat([globals(offsets), ...contents]) });
}
