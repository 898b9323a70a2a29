import { describe, expect, it } from 'vitest';
import { layerLines } from '../../../../../../../api/engines/pdf/reconstruct/scans/layer/layer-words.ts';
import { isLight, placeLayer } from '../../../../../../../api/engines/pdf/reconstruct/scans/layer/place-layer.ts';
import { tonesOf } from '../../../../../../../api/engines/pdf/reconstruct/scans/pixels/tones.ts';
import { uprightTurn } from '../../../../../../../api/engines/pdf/reconstruct/scans/upright/set-upright.ts';
import { painted, paintedPage } from '../../../../../../support/rebuilt-pdf/painted-page.ts';
import { layerLine, paintedLine } from '../../../../../../support/rebuilt-pdf/text-layer.ts';

const placed = (letters: ReturnType<typeof layerLine>, tones: Parameters<typeof placeLayer>[2]) =>
  placeLayer(layerLines({ glyphs: letters, rotated: [] }), uprightTurn(paintedPage, 0), tones);

describe('the words of a text layer on a scan', () => {
  it('are as high as the ink of their line, whatever font the layer has', () => {
    const tones = tonesOf(painted(...paintedLine('nnnnnn nnnnnn', 20, 100), ...paintedLine('nnnnnn', 20, 111)));
    const { blocks } = placed(layerLine('nnnnnn nnnnnn', 20, 100), tones);
    expect(blocks[0]?.lines.map(({ yMin, yMax }) => [yMin, yMax])).toEqual([[93, 100]]);
  });

  it('reach as far as their ink does where the layer sets them short', () => {
    const tones = tonesOf(
      painted(...paintedLine('nnnnnn nnnnnn', 20, 100).map(([x0, y0, , y1]) => [x0, y0, x0 + 3.5, y1] as const)),
    );
    const short = layerLine('nnnnnn nnnnnn', 20, 100).map((letter, index) => {
      const from = index < 6 ? 20 : 48;
      return { ...letter, x0: from + (letter.x0 - from) * 0.85, x1: from + (letter.x1 - from) * 0.85 };
    });
    expect(placed(short, tones).lines[0]?.map(({ x0, x1 }) => [Math.round(x0), x1])).toEqual([
      [20, 43.5],
      [48, 71.5],
    ]);
  });

  it('are light where there is ink above and below them, however dense their letters are', () => {
    const word = { text: 'nnnnnn', x0: 20, x1: 44, baseline: 100, size: 9, isMirrored: false };
    const letters = paintedLine('nnnnnn', 20, 100);
    const wide = letters.map(([x0, y0, , y1]) => [x0, y0, x0 + 3, y1, 0xffffffff] as const);
    expect(isLight(word, tonesOf(painted([15, 88, 50, 104], ...wide)))).toBe(true);
    const dense = letters.map(([x0, y0, , y1]) => [x0, y0, x0 + 3.5, y1] as const);
    expect(isLight(word, tonesOf(painted(...dense)))).toBe(false);
  });
});
