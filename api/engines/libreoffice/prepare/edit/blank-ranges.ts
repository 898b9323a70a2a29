/**
 * Passes bytes on with ranges of them overwritten by one character.
 * @param ranges Start and end offsets in turn, in order.
 * @param character One byte, such as a space.
 */
export async function* blankRanges(
  source: AsyncIterable<Buffer>,
  ranges: readonly number[],
  character: string,
): AsyncGenerator<Buffer> {
  let chunkStart = 0;
  let next = 0;
  for await (const chunk of source) {
    const chunkEnd = chunkStart + chunk.length;
    for (; next < ranges.length && (ranges[next] ?? 0) < chunkEnd; next += 2) {
      const end = ranges[next + 1] ?? 0;
      chunk.fill(character, Math.max(0, (ranges[next] ?? 0) - chunkStart), Math.min(end, chunkEnd) - chunkStart);
      if (end > chunkEnd) break;
    }
    chunkStart = chunkEnd;
    yield chunk;
  }
}
