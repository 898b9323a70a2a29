import { pickerCopy } from '../../catalog/copy/tool-page/pickers.ts';
import { download, type Options } from './download.ts';
import type { PickRequest } from './pick-request.ts';

/** Downloads the picked file and reports progress to the page. Throws what `download` throws. */
export const downloadPicked = (
  url: string,
  { maxBytes, signal, report }: PickRequest,
  options: Pick<Options, 'headers' | 'expectedBytes'>,
): ReturnType<typeof download> =>
  download(url, {
    ...options,
    maxBytes,
    signal,
    onProgress: (done) => report(pickerCopy.downloading(done), 'percent' in done ? done.percent : null),
  });
