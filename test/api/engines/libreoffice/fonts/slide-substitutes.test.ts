import { expect, it } from 'vitest';
import { lookOf, substitutesOf } from '../../../../../api/engines/libreoffice/fonts/slide-substitutes.ts';

it('takes fonts of the same kind for missing ones', () => {
  const looks = new Map([
    ['Gill Sans', lookOf({ pitchFamily: '34' })],
    ['Sabon', lookOf({ pitchFamily: '18' })],
    ['Menlo', lookOf({ pitchFamily: '49' })],
    ['Frutiger', lookOf({ panose: '020B0604020202020204' })],
    ['Exo 2', lookOf({ pitchFamily: '2', panose: '00000500000000000000' })],
    ['黑体', lookOf({ pitchFamily: '34' })],
    ['Arial', lookOf({ pitchFamily: '34' })],
  ]);
  expect([...substitutesOf(looks, (family) => family === 'Arial')]).toEqual([
    ['gill sans', 'Arial'],
    ['sabon', 'Times New Roman'],
    ['menlo', 'Courier New'],
    ['frutiger', 'Arial'],
    ['exo 2', 'Calibri'],
  ]);
});

it('leaves fonts of signs alone', () => {
  const looks = new Map([
    ['Sosa', lookOf({ pitchFamily: '2', charset: '2' })],
    ['Pictos', lookOf({ pitchFamily: '2', panose: '05000000000000000000' })],
    ['Bookshelf Symbol 7', lookOf({})],
    ['Lobster', lookOf({})],
  ]);
  expect([...substitutesOf(looks, () => false)]).toEqual([['lobster', 'Calibri']]);
});
