import { describe, expect, it } from 'vitest';
import { fitOf } from '../../../../../../../api/engines/pdf/reconstruct/scans/layer/fits-page.ts';
import { layerLines } from '../../../../../../../api/engines/pdf/reconstruct/scans/layer/layer-words.ts';
import { placeLayer } from '../../../../../../../api/engines/pdf/reconstruct/scans/layer/place-layer.ts';
import { tonesOf } from '../../../../../../../api/engines/pdf/reconstruct/scans/pixels/tones.ts';
import { uprightTurn } from '../../../../../../../api/engines/pdf/reconstruct/scans/upright/set-upright.ts';
import { painted, paintedPage } from '../../../../../../support/rebuilt-pdf/painted-page.ts';
import { layeredPage, layerLine, paintedLine } from '../../../../../../support/rebuilt-pdf/text-layer.ts';

const baselines = [60, 80, 100, 120, 140];
const line = 'nnnnnn nnnnnn nnnnnn nnnnnn nnnnnn';
const tones = tonesOf(painted(...baselines.flatMap((baseline) => paintedLine(line, 20, baseline))));

const fits = (letters: ReturnType<typeof layerLine>, more: Partial<ReturnType<typeof layeredPage>> = {}) => {
  const page = { ...layeredPage(letters), ...more };
  return fitOf(placeLayer(layerLines(page), uprightTurn(paintedPage, 0), tones), page, tones);
};
const lines = (text: string, x = 20, down = 0) => baselines.flatMap((baseline) => layerLine(text, x, baseline + down));

describe('a text layer', () => {
  it('fits words that are where it has some', () => {
    expect(fits(lines(line))).toBe(1);
  });

  it('fits less well where some of its words are beside the ink', () => {
    const letters = [...lines(line), ...layerLine('nn', 240, 60)];
    expect(fits(letters)).toBeGreaterThan(0.9);
    expect(fits(letters)).toBeLessThan(1);
  });

  it('does not fit where its words are beside the ink', () => {
    expect(fits(lines(line, 20, 10))).toBe(null);
    expect(fits(lines(line, 34))).toBe(null);
  });

  it('does not fit where words are not as wide as their letters, as those read in another language', () => {
    const misread = lines(line).map((letter) => (letter.x0 < 70 ? { ...letter, text: 'nn' } : letter));
    expect(fits(misread)).toBe(null);
  });

  it('does not fit where many of its letters run up or aslant', () => {
    const rotated = layerLine('nnnnnnnnnnnnnnnnnn', 20, 200).map((letter, index) => ({
      ...letter,
      baseline: 200 - index,
    }));
    expect(fits(lines(line), { rotated })).toBe(null);
  });
});
