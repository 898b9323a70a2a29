import { describe, expect, it } from 'vitest';
import type { Page } from '../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { createScanFacts } from '../../../../../api/engines/pdf/reconstruct/scan-facts.ts';
import { layeredPage, layerLine } from '../../../../support/rebuilt-pdf/text-layer.ts';

const line = 'words of a line that is long enough';
const page = layeredPage(layerLine(line, 20, 60));
const factsOf = (...pages: readonly Page[]) => {
  const facts = createScanFacts();
  for (const each of pages) facts.add(each);
  return facts.found();
};

describe('the pages whose text is recognised', () => {
  it('are scans without text, or with a text layer of other words, which tells nothing of the language', () => {
    const empty = { ...page, glyphs: [] };
    const misread = { ...page, index: 1, isMisread: true } as const;
    const { scans, sample } = factsOf(empty, misread);
    expect(scans.map(({ number }) => number)).toEqual([1, 2]);
    expect(sample).toBe('');
  });

  it('are none with a text layer that was read right', () => {
    const { scans, sample } = factsOf(page);
    expect(scans).toEqual([]);
    expect(sample.trim()).toBe(line);
  });
});
