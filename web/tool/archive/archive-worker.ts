import type { ArchiveAnswer, ArchiveRequest } from './archive.ts';
import { faultOf } from './fault-of.ts';
import { type OpenArchive, readArchive } from './read-archive.ts';

const answer = (message: ArchiveAnswer) => postMessage(message);
let archive: OpenArchive | null = null;

async function serve(request: ArchiveRequest): Promise<ArchiveAnswer> {
  if (request.type === 'list') {
    archive = await readArchive(request.file);
    return { type: 'listed', listing: archive.listing };
  }
  if (archive === null) return { type: 'fault', fault: 'unreadable' };
  let shown = 0;
  const content = await archive.unpack(request.index, request.password, (percent) => {
    if (percent > shown) answer({ type: 'progress', percent });
    shown = percent;
  });
  return { type: 'saved', content };
}

// Archives are read in a worker: however hostile they are, the page stays responsive, and can end the worker.
addEventListener('message', ({ data }: MessageEvent<ArchiveRequest>) => {
  serve(data).then(answer, (error: unknown) => answer({ type: 'fault', fault: faultOf(error) }));
});
