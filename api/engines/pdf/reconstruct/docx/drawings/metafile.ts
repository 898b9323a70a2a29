import { hundredthsOfMillimetrePerInch, pointsPerInch } from '../../../../../formats/units.ts';
import { pointsOf } from '../../model/drawings/path-steps.ts';
import type { Box, PathStep, Shape } from '../../model/page-model.ts';

// An enhanced metafile: records of 32-bit words, each with its kind and its length in bytes ([MS-EMF] 2.3).

/** Units per point: hundredths of a millimetre, in which the header states the picture's frame, too. */
const perPoint = hundredthsOfMillimetrePerInch / pointsPerInch;
/** The kinds of records. */
const kinds = {
  ...{ header: 1, curves: 5, end: 14, fillMode: 19, move: 27, select: 37, brush: 39, line: 54, mitres: 58 },
  ...{ beginPath: 59, endPath: 60, close: 61, fill: 62, fillAndStroke: 63, stroke: 64, pen: 95 },
} as const;
const signature = 0x464d4520;
const version = 0x10000;
const headerBytes = 88;
const endBytes = 20;
/** Areas that a path encloses twice are not filled, as in the shapes of documents. */
const alternate = 1;
/** Of one width at any scale, with flat ends and sharp corners. */
const penStyle = 0x10000 | 0x200 | 0x2000;
/** Sharper corners than of so many times the line's width are cut off. */
const mitreLimit = 8;
const [noPen, noBrush] = [0x80000008, 0x80000005];
const [ownPen, ownBrush] = [1, 2];
/** The side of the device that the units refer to, in millimetres. */
const deviceMillimetres = 1000;

/** RRGGBB as 0x00BBGGRR. */
const colourOf = (colour: string) => Buffer.from(`${colour}00`, 'hex').readUInt32LE();

const record = (kind: number, ...words: readonly number[]): readonly number[] => [kind, 8 + 4 * words.length, ...words];

function stepRecord(step: PathStep, bounds: readonly number[], place: (x: number, y: number) => readonly number[]) {
  const points = pointsOf(step).map(([x, y]) => place(x, y));
  if (step.type === 'close') return record(kinds.close);
  if (step.type === 'curve') return record(kinds.curves, ...bounds, points.length, ...points.flat());
  return points.flatMap((point) => record(step.type === 'move' ? kinds.move : kinds.line, ...point));
}

/** The box around paths with their strokes, in points: what their metafile shows. */
export const inkOf = ({ x0, x1, y0, y1 }: Box, { width, stroke }: Pick<Shape, 'width' | 'stroke'>): Box => {
  const half = stroke === null ? 0 : width / 2;
  return { x0: x0 - half, x1: x1 + half, y0: y0 - half, y1: y1 + half };
};

/**
 * Draws paths of one look as a picture of lines and areas that stays sharp at any size (EMF).
 * @param shapes At least one; the first determines the colours and the outline's width.
 * @param box What the picture shows, in points.
 */
export function metafileOf(shapes: readonly Shape[], box: Box): Uint8Array {
  const [{ fill, stroke, width }] = shapes as readonly [Shape, ...Shape[]];
  const place = (x: number, y: number) => [Math.round((x - box.x0) * perPoint), Math.round((y - box.y0) * perPoint)];
  const [right = 0, bottom = 0] = place(box.x1, box.y1).map((units) => Math.max(1, units));
  const bounds = [0, 0, right, bottom];
  const pen = [
    ownPen,
    0,
    0,
    0,
    0,
    penStyle,
    Math.max(1, Math.round(width * perPoint)),
    0,
    colourOf(stroke ?? '000000'),
    0,
    0,
  ];
  const finish = fill === null ? kinds.stroke : stroke === null ? kinds.fill : kinds.fillAndStroke;
  const records = [
    record(kinds.fillMode, alternate),
    record(kinds.mitres, mitreLimit),
    ...(stroke === null ? [record(kinds.select, noPen)] : [record(kinds.pen, ...pen), record(kinds.select, ownPen)]),
    ...(fill === null
      ? [record(kinds.select, noBrush)]
      : [record(kinds.brush, ownBrush, 0, colourOf(fill), 0), record(kinds.select, ownBrush)]),
    ...shapes.flatMap(({ steps }) => [
      record(kinds.beginPath),
      ...steps.map((step) => stepRecord(step, bounds, place)),
      record(kinds.endPath),
      record(finish, ...bounds),
    ]),
    record(kinds.end, 0, endBytes - 4, endBytes),
  ];
  const length = headerBytes + records.reduce((bytes, words) => bytes + 4 * words.length, 0);
  const device = [deviceMillimetres * 100, deviceMillimetres * 100, deviceMillimetres, deviceMillimetres];
  const handles = 3;
  const about = [signature, version, length, records.length + 1, handles, 0, 0, 0, ...device];
  const words = [...record(kinds.header, ...bounds, ...bounds, ...about), ...records.flat()];
  return new Uint8Array(Int32Array.from(words).buffer);
}
