import { faxOf } from './fax.ts';
import { size } from './painting.ts';

const integer = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const integers = (...values: readonly number[]) => Buffer.concat(values.map(integer));

/** Types of segments (ISO/IEC 14492, 7.3). */
const types = { patterns: 16, halftone: 23, generic: 39, page: 48 } as const;

/** A segment with its header; `refersTo` is the number of another (7.2). */
function segment(number: number, type: number, page: number, data: Buffer, refersTo?: number): Buffer {
  const references = refersTo === undefined ? [0] : [1 << 5, refersTo];
  return Buffer.concat([integer(number), Buffer.from([type, ...references, page]), integer(data.length), data]);
}

const { width, height } = size;
const pageSegment = segment(1, types.page, 1, Buffer.concat([integers(width, height, 0, 0), Buffer.from([0, 0, 0])]));
/** A region that covers the page (7.4.1). */
const region = Buffer.concat([integers(width, height, 0, 0), Buffer.from([0])]);
const isMmr = 1;
const group4 = (bits: Buffer, columns: number, rows: number) => faxOf(bits, columns, rows, 'group 4');

/** A page of one generic region in Modified Modified READ, as PDF embeds it. */
export function genericPage(bits: Buffer): Buffer {
  const data = Buffer.concat([region, Buffer.from([isMmr]), group4(bits, width, height)]);
  return Buffer.concat([pageSegment, segment(2, types.generic, 1, data)]);
}

/** Pixels of the side of a pattern. */
const side = 4;

/** A page of a halftone whose patterns, a white and a black one, are in the global segments (6.6, 6.7). */
export function halftonePage(cells: Buffer): { readonly page: Buffer; readonly globals: Buffer } {
  // The white pattern beside the black one.
  const both = group4(Buffer.alloc(side, 0xf0), side * 2, side);
  const patterns = Buffer.concat([Buffer.from([isMmr, side, side]), integer(1), both]);
  const [columns, rows] = [width / side, height / side];
  const grid = Buffer.concat([integers(columns, rows, 0, 0), Buffer.from([side, 0, 0, 0])]);
  const data = Buffer.concat([region, Buffer.from([isMmr]), grid, group4(cells, columns, rows)]);
  return {
    globals: segment(0, types.patterns, 0, patterns),
    page: Buffer.concat([pageSegment, segment(2, types.halftone, 1, data, 0)]),
  };
}
