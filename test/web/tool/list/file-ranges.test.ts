import { describe, expect, it } from 'vitest';
import { FileRanges } from '../../../../web/tool/list/file-ranges.ts';

const bytes = Uint8Array.from({ length: 10 }, (_, index) => index);

/** The ranges that pdf.js would receive. */
function listened(): { ranges: FileRanges; received: [begin: number, chunk: number[]][] } {
  const ranges = new FileRanges(new File([bytes], 'ten.pdf'));
  const received: [number, number[]][] = [];
  ranges.addRangeListener((begin: number, chunk: Uint8Array) => void received.push([begin, [...chunk]]));
  return { ranges, received };
}

describe('ranges of a file', () => {
  it('are sent as requested', async () => {
    const { ranges, received } = listened();
    await ranges.requestDataRange(2, 5);
    expect(received).toEqual([[2, [2, 3, 4]]]);
  });

  it('are not sent if the transport ended while they were read', async () => {
    const { ranges, received } = listened();
    const reading = ranges.requestDataRange(2, 5);
    ranges.abort();
    await reading;
    expect(received).toEqual([]);
  });
});
