import type { ArchiveFault } from '../../../catalog/copy/tool-page/archive.ts';
import type { ArchiveAnswer, ArchiveRequest, Listing } from './archive.ts';
import ArchiveWorker from './archive-worker.ts?worker';

/** How long to wait for an archive's list. */
const listDeadlineMs = 60_000;

/** An archive opened in its own worker; one request at a time. */
export interface Archive {
  /** The list of files, or why it cannot be read. */
  readonly list: () => Promise<Listing | ArchiveFault>;
  /** One file's content, or why it cannot be read. */
  readonly unpack: (
    index: number,
    password: string,
    onProgress: (percent: number) => void,
  ) => Promise<Blob | ArchiveFault>;
  readonly close: () => void;
}

/** Opens an archive for as long as its page shows it. */
export function openArchive(file: File): Archive {
  const worker = new ArchiveWorker();

  const ask = (request: ArchiveRequest, onProgress?: (percent: number) => void) =>
    new Promise<ArchiveAnswer>((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<ArchiveAnswer>) =>
        data.type === 'progress' ? onProgress?.(data.percent) : resolve(data);
      worker.onerror = () => resolve({ type: 'fault', fault: 'unreadable' });
      worker.postMessage(request);
    });

  return {
    async list() {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const timeout = new Promise<ArchiveAnswer>((resolve) => {
        timer = setTimeout(() => resolve({ type: 'fault', fault: 'unreadable' }), listDeadlineMs);
      });
      const answer = await Promise.race([ask({ type: 'list', file }), timeout]);
      clearTimeout(timer);
      if (answer.type === 'listed') return answer.listing;
      worker.terminate();
      return answer.type === 'fault' ? answer.fault : 'unreadable';
    },
    async unpack(index, password, onProgress) {
      const answer = await ask({ type: 'save', index, password }, onProgress);
      if (answer.type === 'saved') return answer.content;
      return answer.type === 'fault' ? answer.fault : 'unreadable';
    },
    close: () => worker.terminate(),
  };
}
