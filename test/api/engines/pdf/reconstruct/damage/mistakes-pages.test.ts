import { describe, expect, it } from 'vitest';
import { mistakesPages } from '../../../../../../api/engines/pdf/reconstruct/damage/mistakes-pages.ts';
import { ProblemError } from '../../../../../../api/problem.ts';

type Job = Parameters<typeof mistakesPages>[0];

/** A job whose pages Poppler reads as these texts, by their numbers; null for one that it does not read. */
function jobWith(texts: Readonly<Record<string, string | null>>, controller = new AbortController()): Job {
  const run = async ({ args }: { readonly args: readonly string[] }) => {
    const text = texts[args[args.indexOf('-f') + 1] ?? ''];
    if (text == null) throw new ProblemError('damaged-file', 'No text.');
    return { stdout: text };
  };
  return {
    ...{ input: 'a.pdf', workspace: '/tmp', signal: controller.signal },
    processes: { run } as unknown as Job['processes'],
  };
}

describe('a page that PDFium takes for another', () => {
  it('has another text in Poppler', async () => {
    expect(
      await mistakesPages(jobWith({ 1: 'one', 2: 'one', 3: 'three' }), [
        [1, 2],
        [1, 3],
      ]),
    ).toBe(true);
  });

  it('is none if both texts are the same, if one is not read, or if no pages are alike', async () => {
    expect(await mistakesPages(jobWith({ 1: 'one', 2: 'one' }), [[1, 2]])).toBe(false);
    expect(await mistakesPages(jobWith({ 1: 'one', 2: null }), [[1, 2]])).toBe(false);
    expect(await mistakesPages(jobWith({}), [])).toBe(false);
  });

  it('is not looked for any more once the visitor has left', async () => {
    const controller = new AbortController();
    controller.abort(new Error('left'));
    await expect(mistakesPages(jobWith({ 1: null, 2: null }, controller), [[1, 2]])).rejects.toThrow('left');
  });
});
