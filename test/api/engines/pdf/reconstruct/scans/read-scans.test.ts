import { describe, expect, it, vi } from 'vitest';
import { limits } from '../../../../../../api/engines/pdf/reconstruct/extract/limits.ts';
import { createScanReader } from '../../../../../../api/engines/pdf/reconstruct/scans/read-scans.ts';
import { setUpright } from '../../../../../../api/engines/pdf/reconstruct/scans/upright/set-upright.ts';
import { painted } from '../../../../../support/rebuilt-pdf/painted-page.ts';
import { layeredPage, layerLine, paintedLine } from '../../../../../support/rebuilt-pdf/text-layer.ts';

const line = 'nnnnnn nnnnnn nnnnnn';
const ink = [60, 80, 100].flatMap((baseline) => paintedLine(line, 20, baseline));
const letters = [60, 80, 100].flatMap((baseline) => layerLine(line, 20, baseline));
const reader = createScanReader({ drawRaster: () => painted(...ink, [20, 200, 280, 201]) });

describe('a scanned page with a text layer', () => {
  it('has its words in place of its picture, and its lines', () => {
    const { glyphs, pictures, rules } = reader(layeredPage(letters), undefined);
    expect(glyphs.map(({ text }) => text).join('')).toBe(letters.map(({ text }) => text).join(''));
    expect(glyphs.filter(({ space }) => space !== null)).toHaveLength(9);
    expect(pictures).toEqual([]);
    expect(rules.map(({ y0 }) => Math.round(y0))).toEqual([200]);
  });

  it('has its words where the page leans but they do not', () => {
    const baselines = Array.from({ length: 16 }, (_, row) => 60 + 20 * row);
    const long = 'nnnnnn nnnnnn nnnnnn nnnnnn nnnnnn nnnnnn nnnnnn nnnnnn';
    const leaning = setUpright(painted(...baselines.flatMap((baseline) => paintedLine(long, 40, baseline))), -2.8);
    const page = layeredPage(baselines.flatMap((baseline) => layerLine(long, 40, baseline)));
    const read = createScanReader({ drawRaster: () => leaning })(page, undefined);
    expect(read.isMisread).toBeUndefined();
    expect(read.pictures).toEqual([]);
    expect(read.glyphs.filter(({ space }) => space !== null)).toHaveLength(8 * baselines.length);
  });

  it('keeps its picture in front of words that are not those that it shows, and is marked', () => {
    const page = layeredPage(letters.map((letter) => ({ ...letter, baseline: letter.baseline + 10 })));
    expect(reader(page, undefined)).toEqual({ ...page, isMisread: true });
  });

  it('keeps its picture once the time is over', () => {
    const page = layeredPage(letters);
    const drawRaster = () => painted(...ink);
    for (const late of [{ maxScanMs: 0 }, { latestScanMs: 0 }])
      expect(createScanReader({ drawRaster }, { ...limits, ...late })(page, undefined)).toBe(page);
  });

  it('is looked at as long as the processor has not worked too long, whatever else takes time', () => {
    vi.spyOn(process, 'cpuUsage').mockReturnValue({ user: 900_000, system: 100_000 });
    const page = layeredPage(letters);
    const read = createScanReader({ drawRaster: () => painted(...ink) }, { ...limits, maxScanMs: 1500 });
    const shown = [1, 2, 3].map(() => read(page, undefined).pictures.length);
    vi.restoreAllMocks();
    expect(shown).toEqual([0, 0, page.pictures.length]);
  });

  it('keeps its picture if it has fields, or cannot be drawn', () => {
    const page = layeredPage(letters);
    expect(createScanReader({ drawRaster: () => null })(page, undefined)).toBe(page);
    const field = { x0: 0, y0: 0, x1: 50, y1: 20, type: 'text', name: '', value: '', isChecked: false } as const;
    const form = { ...page, fields: [{ ...field, options: [], isMultiline: false, isFree: false }] };
    expect(reader(form, undefined)).toBe(form);
  });
});
