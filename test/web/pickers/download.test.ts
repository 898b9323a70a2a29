import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Downloaded, pickerCopy } from '../../../catalog/copy/tool-page/pickers.ts';
import { download } from '../../../web/pickers/download.ts';

const url = 'https://cloud.test/file';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Answers with 1000 bytes at a time. */
function answer(chunks: number, headers: Record<string, string> = {}): void {
  let left = chunks;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (left-- > 0) controller.enqueue(new Uint8Array(1000));
        else controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  server.use(http.get(url, () => new HttpResponse(body, { headers })));
}

async function fetched(options: { maxBytes?: number; expectedBytes?: number; signal?: AbortSignal } = {}) {
  const seen: Downloaded[] = [];
  const { maxBytes = 10_000, signal = new AbortController().signal, expectedBytes } = options;
  const result = await download(url, { maxBytes, expectedBytes, signal, onProgress: (done) => seen.push(done) });
  return { result, texts: seen.map(pickerCopy.downloading) };
}

describe('download', () => {
  it('reports the percentage of the size in the response', async () => {
    answer(4, { 'Content-Length': '4000' });
    const { result, texts } = await fetched();
    expect((result as Blob).size).toBe(4000);
    expect(texts).toEqual([0, 25, 50, 75, 100].map((percent) => `Downloading... ${percent}%`));
  });

  it('reports the percentage of a size known beforehand', async () => {
    answer(2);
    expect((await fetched({ expectedBytes: 2000 })).texts.at(1)).toBe('Downloading... 50%');
  });

  it('reports kilobytes where no size is known', async () => {
    answer(2);
    expect((await fetched()).texts).toEqual([0, 1, 2].map((count) => `Downloading... ${count} KB`));
  });

  it('never exceeds 100 per cent, although a compressed response states less than arrives', async () => {
    answer(3, { 'Content-Length': '1500' });
    expect((await fetched()).texts.at(-1)).toBe('Downloading... 100%');
  });

  it('does not read a response that declares too many bytes', async () => {
    answer(9, { 'Content-Length': '9000' });
    expect(await fetched({ maxBytes: 8000 })).toEqual({ result: 'too-large', texts: [] });
  });

  it('stops once more arrives than the page takes', async () => {
    answer(1_000_000);
    const { result, texts } = await fetched({ maxBytes: 3000 });
    expect(result).toBe('too-large');
    expect(texts.at(-1)).toBe('Downloading... 3 KB');
  });

  it('takes a file of exactly the limit', async () => {
    answer(3);
    expect(((await fetched({ maxBytes: 3000 })).result as Blob).size).toBe(3000);
  });

  it('reports a response without a body', async () => {
    server.use(http.get(url, () => new HttpResponse(null, { status: 204 })));
    expect((await fetched()).result).toBe('no-body');
  });

  it('throws for a refusal, without a connection and when aborted', async () => {
    server.use(http.get(url, () => new HttpResponse(null, { status: 403 })));
    await expect(fetched()).rejects.toThrow('403');
    server.use(http.get(url, () => HttpResponse.error()));
    await expect(fetched()).rejects.toBeInstanceOf(TypeError);
    await expect(fetched({ signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
  });
});
