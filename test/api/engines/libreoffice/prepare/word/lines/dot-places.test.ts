import { expect, it } from 'vitest';
import { dotPitch, placeDots } from '../../../../../../../api/engines/libreoffice/prepare/word/lines/dot-places.ts';

/** The width of a dot of Calibri in ems. */
const calibri = 0.2524;
const dot = (halfPoints: number, ems = calibri, spacing = 0) => ({ ems, halfPoints, spacing });

const between = (textEnd: number, numberStart: number) => ({ textEnd, wordTextEnd: textEnd, numberStart });

it('knows how far apart Word sets dots: by whole units of 600 to the inch', () => {
  // Measured in PDFs by Word: 2.28, 2.52, 2.76, 3 and 3.6 points.
  expect([18, 20, 22, 24, 28].map((halfPoints) => dotPitch(dot(halfPoints)) / 20)).toEqual(
    [2.28, 2.52, 2.76, 3, 3.6].map((pitch) => expect.closeTo(pitch, 5)),
  );
  expect(dotPitch(dot(28, calibri, -4))).toBeCloseTo(68, 5);
});

it('sets dots at multiples of their width from the edge of the page, with spaces around them', () => {
  // The pitch is 72.
  const places = placeDots(between(3474, 10_056), dot(28), false);
  expect(places).toEqual({ start: 3528, ends: [10_022], scale: 102, hasSpaceBefore: true, hasSpaceBehind: true });
});

it.each([false, true])('sets as many as Word, whatever whole width LibreOffice takes a dot to have', (cutsWidths) => {
  for (const halfPoints of [18, 20, 22, 24, 28, 30]) {
    for (const ems of [calibri, 0.267, 0.25, 0.278]) {
      for (const textEnd of [2000, 3017, 7030.5]) {
        const pitch = dotPitch(dot(halfPoints, ems));
        const gap = between(textEnd, 10_058);
        const count = Math.floor(gap.numberStart / pitch) - Math.ceil(textEnd / pitch);
        const { start, ends, scale, hasSpaceBefore } =
          placeDots(gap, dot(halfPoints, ems), cutsWidths) ?? expect.fail('no dots');
        const from = start ?? textEnd + (hasSpaceBefore ? 5 : 0);
        const exact = (ems * halfPoints * 10 * scale) / 100;
        const width = cutsWidths ? Math.floor(exact) : Math.round(exact);
        const counts = ends.map((end, room) => Math.floor((end - (ends[room - 1] ?? from)) / width));
        expect(counts.reduce((sum, own) => sum + own, 0)).toBe(count);
        expect(gap.numberStart - (ends.at(-1) ?? 0)).toBeLessThan(pitch + 12);
      }
    }
  }
});

it('begins at the text where no tab would fit in front, and writes no space where Word writes none', () => {
  expect(placeDots(between(3525, 10_081), dot(28), false)).toMatchObject({
    start: undefined,
    hasSpaceBefore: true,
    hasSpaceBehind: false,
  });
  expect(placeDots(between(3527, 10_081), dot(28), false)).toMatchObject({ hasSpaceBefore: false });
});

it('sets none where there is no room, or no width', () => {
  expect(placeDots(between(9900, 10_056), dot(28), false)).toBeUndefined();
  expect(placeDots(between(12_000, 10_056), dot(28), false)).toBeUndefined();
  expect(placeDots(between(3474, 10_056), dot(28, 0), false)).toBeUndefined();
});

it('counts from where the text of Word ends', () => {
  const places = placeDots({ textEnd: 3532, wordTextEnd: 3524, numberStart: 10_081 }, dot(28), false);
  expect(places).toMatchObject({ start: undefined, hasSpaceBefore: true });
  // 92 dots are 72 apart from 3528 on.
  expect(places?.ends.at(-1)).toBeGreaterThan(10_050);
});
