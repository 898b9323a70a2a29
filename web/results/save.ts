import type { Download } from '../client/client.ts';

/** Long enough for any browser to have started the download; revoking the URL earlier would lose it. */
const revokeAfterMs = 60_000;

/** Hands a result to the browser's downloads. */
export function save({ blob, filename }: Pick<Download, 'blob' | 'filename'>): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = filename;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), revokeAfterMs);
}
