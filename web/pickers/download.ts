import type { Downloaded } from '../../catalog/copy/tool-page/pickers.ts';

/** How a file is fetched, and how large it may be. */
export interface Options {
  readonly headers?: Readonly<Record<string, string>>;
  /** The size, if it is known before the answer. */
  readonly expectedBytes?: number | undefined;
  readonly maxBytes: number;
  readonly signal: AbortSignal;
  readonly onProgress: (done: Downloaded) => void;
}

/** A body's size, from its headers or as expected; null if unknown. */
function totalOf(response: Response, expectedBytes: number | undefined): number | null {
  const declared = Number(response.headers.get('content-length') ?? expectedBytes ?? 0);
  return declared > 0 ? declared : null;
}

/** Capped at 100: for a compressed body, Content-Length is the compressed size. */
const doneOf = (bytes: number, total: number | null): Downloaded =>
  total === null ? { bytes } : { percent: Math.min(100, Math.round((bytes / total) * 100)) };

/**
 * Downloads a file as a stream and stops when it grows too large. Throws an Error for a refusal, TypeError without a
 * connection, and the signal's reason when aborted.
 */
export async function download(
  url: string,
  { headers = {}, expectedBytes, maxBytes, signal, onProgress }: Options,
): Promise<Blob | 'no-body' | 'too-large'> {
  const response = await fetch(url, { headers, signal, cache: 'no-store', referrerPolicy: 'no-referrer' });
  if (!response.ok) throw new Error(`the picked file was answered with ${response.status}`);
  // Chromium gives an empty stream for a response that cannot have a body.
  if (response.body === null || response.status === 204) return 'no-body';
  const total = totalOf(response, expectedBytes);
  const reader = response.body.getReader();
  const parts: Blob[] = [];
  let bytes = 0;
  while (bytes <= maxBytes && (total ?? 0) <= maxBytes) {
    onProgress(doneOf(bytes, total));
    const { done, value } = await reader.read();
    if (done) return new Blob(parts);
    // Browsers keep blobs outside the page's memory.
    parts.push(new Blob([value]));
    bytes += value.byteLength;
  }
  // No need to wait for the rest to stop.
  reader.cancel().catch(() => undefined);
  return 'too-large';
}
