import { describe, expect, it } from 'vitest';
import {
  areJoinedBoxes,
  type DrawnParts,
} from '../../../../../../../api/engines/pdf/reconstruct/charts/figures/joined-boxes.ts';
import type { Box, Rule, Shape } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';

type Corners = readonly [x0: number, y0: number, x1: number, y1: number];
const boxOf = ([x0, y0, x1, y1]: Corners): Box => ({ x0, y0, x1, y1 });
const rule = (...corners: Corners): Rule => {
  const box = boxOf(corners);
  return { ...box, isHorizontal: box.x1 - box.x0 > box.y1 - box.y0, thickness: 1, colour: '000000' };
};
const frame = ([x0, y0, x1, y1]: Corners): readonly Rule[] => [
  rule(x0, y0, x1, y0),
  rule(x0, y1, x1, y1),
  rule(x0, y0, x0, y1),
  rule(x1, y0, x1, y1),
];
const line = ([x0, y0, x1, y1]: Corners): Shape => ({
  ...boxOf([x0, y0, x1, y1]),
  steps: [
    { type: 'move', points: [x0, y0] },
    { type: 'line', points: [x1, y1] },
  ],
  ...{ fill: null, stroke: '000000', width: 1 },
});
const parts = (own: Partial<DrawnParts>): DrawnParts => ({ rules: [], areas: [], lines: [], heads: [], ...own });
const isBox = ({ y0, y1 }: Box) => y1 - y0 > 20;
const areJoined = (own: Partial<DrawnParts>, hasText: (area: Box) => boolean = isBox) =>
  areJoinedBoxes(parts(own), hasText);

const [client, engine, service]: readonly Corners[] = [
  [100, 100, 140, 130],
  [145, 100, 185, 130],
  [225, 100, 265, 130],
];
const three = [client, engine, service] as readonly Corners[];
const across = [rule(140, 115, 145, 115), rule(185, 115, 225, 115)];

describe('boxes that lines join', () => {
  it('have lines between the middles of their sides', () => {
    expect(areJoined({ areas: three.map(boxOf), rules: across })).toBe(true);
    expect(areJoined({ rules: [...three.flatMap(frame), ...across] })).toBe(true);
    expect(areJoined({ areas: three.map(boxOf) })).toBe(false);
    expect(areJoined({ areas: three.slice(1).map(boxOf), rules: across })).toBe(false);
  });

  it('are counted once, and only with text', () => {
    const twice = three.slice(0, 2).flatMap((box) => [boxOf(box), boxOf(box)]);
    expect(areJoined({ areas: twice, rules: [rule(140, 110, 145, 110), rule(140, 120, 145, 120)] })).toBe(false);
    expect(areJoined({ areas: three.map(boxOf), rules: across }, (area) => isBox(area) && area.x0 > 120)).toBe(false);
  });

  it('may have thick arrows between them', () => {
    const arrow = (x0: number, x1: number): Shape => {
      const [y0, y1, neck] = [105, 125, (x0 + x1) / 2];
      const corners = [
        [x0, 110],
        [neck, 110],
        [neck, y0],
        [x1, 115],
        [neck, y1],
        [neck, 120],
        [x0, 120],
        [x0, 110],
      ] as const;
      const steps = corners.map((points, index) => ({
        type: index === 0 ? ('move' as const) : ('line' as const),
        points,
      }));
      return { ...{ x0, x1, y0, y1 }, steps, fill: 'FFFFFF', stroke: '000000', width: 1 };
    };
    const apart: readonly Corners[] = [
      [100, 100, 140, 130],
      [160, 100, 200, 130],
      [225, 100, 265, 130],
    ];
    const lines = [arrow(140, 160), arrow(200, 225)];
    expect(areJoined({ areas: apart.map(boxOf), lines })).toBe(true);
    expect(areJoined({ areas: apart.map(boxOf), lines: [arrow(145, 155), arrow(205, 220)] })).toBe(false);
  });

  it('may have slanted lines, lines that branch and the heads of arrows between them', () => {
    const below: readonly Corners[] = [
      [80, 170, 120, 200],
      [180, 170, 220, 200],
    ];
    const tree = [boxOf([130, 100, 170, 130]), ...below.map(boxOf)];
    expect(areJoined({ areas: tree, lines: [line([140, 130, 100, 170]), line([160, 130, 200, 170])] })).toBe(true);
    const branches = [
      rule(150, 130, 150, 150),
      rule(100, 150, 200, 150),
      rule(100, 150, 100, 170),
      rule(200, 150, 200, 170),
    ];
    expect(areJoined({ areas: tree, rules: branches })).toBe(true);
    expect(areJoined({ areas: tree, rules: branches.toSpliced(1, 1) })).toBe(false);
    const heads = [boxOf([217, 111, 225, 119])];
    const shaft = [rule(140, 115, 145, 115), rule(185, 115, 217, 115)];
    expect(areJoined({ areas: three.map(boxOf), rules: shaft, heads })).toBe(true);
    expect(areJoined({ areas: three.map(boxOf), rules: shaft })).toBe(false);
  });

  it('are no shaded cells, between which the lines of a table run', () => {
    const rows = [100, 130, 160].map((y) => boxOf([100, y, 300, y + 15]));
    const columns = [100, 200, 300].map((x) => rule(x, 100, x, 175));
    expect(areJoined({ areas: rows, rules: columns }, () => true)).toBe(false);
    const gaps = [115, 145].flatMap((y) => [150, 200].map((x) => rule(x, y, x, y + 15)));
    expect(areJoined({ areas: rows, rules: gaps }, () => true)).toBe(false);
    expect(areJoined({ areas: rows, rules: gaps }, ({ x0 }) => x0 === 100)).toBe(true);
    const cellsBelow = rows.map((row) => ({ ...row, y0: row.y1, y1: row.y1 + 10 }));
    expect(areJoined({ areas: [...rows, ...cellsBelow], rules: gaps }, ({ x0 }) => x0 === 100)).toBe(false);
    const framed = [100, 115, 130, 145, 160].flatMap((y) => frame([100, y, 300, y + 15]));
    const dividers = [100, 115, 130, 145, 160].map((y) => rule(200, y, 200, y + 15));
    expect(areJoined({ rules: [...framed, ...dividers] }, ({ x0, x1 }) => x1 - x0 > 150)).toBe(false);
    const cells = [100, 200].flatMap((x) => [100, 115, 130].map((y) => frame([x, y, x + 100, y + 15])));
    expect(areJoined({ rules: cells.flat() }, () => true)).toBe(false);
  });

  it('are one where they are below one another in one width, as the name and the parts of a class', () => {
    const divided = three.flatMap(([x0, y0, x1, y1]) => [
      boxOf([x0, y0, x1, y0 + 24]),
      boxOf([x0, y0 + 24, x1, y1 + 24]),
    ]);
    const level = [rule(140, 118, 145, 118), rule(185, 118, 225, 118)];
    expect(areJoined({ areas: divided, rules: level })).toBe(true);
    const rows = three.flatMap(([x0, y0, x1]) =>
      [0, 1, 2, 3].map((row) => boxOf([x0, y0 + 24 * row, x1, y0 + 24 * (row + 1)])),
    );
    expect(areJoined({ areas: rows, rules: level })).toBe(false);
    const beside = three.map(([x0, y0, , y1]) => boxOf([x0 - 10, y0, x0, y1]));
    expect(areJoined({ areas: [...divided, ...beside], rules: level })).toBe(false);
  });

  it('are no rows across all of a table, between which lines divide its columns', () => {
    const spanning = [100, 180, 260].map((y) => boxOf([100, y, 300, y + 24]));
    const header = boxOf([100, 76, 300, 100]);
    const columns = [124, 204].map((y) => rule(200, y, 200, y + 56));
    expect(areJoined({ areas: [header, ...spanning], rules: columns })).toBe(false);
  });
});
