import { type Dispatch, useEffect, useRef } from 'react';
import type { PageTool } from '../../../catalog/tool/tool.ts';
import { useSite } from '../../site-view.tsx';
import { checkFile, checkPdfLock, checkRejected } from '../check-file/check-file.ts';
import type { BatchEvent, Job } from './jobs.ts';

/** Checks the files of a batch as they are listed, one after the other, and tells what is wrong with them. */
export function useJudgement(tool: PageTool, jobs: readonly Job[], send: Dispatch<BatchEvent>): void {
  const { limitBytes } = useSite();
  const maxBytes = limitBytes(tool.input.maxBytes);
  const seen = useRef(new Set<number>());
  const last = useRef(Promise.resolve());

  useEffect(() => {
    async function judge({ id, file, phase }: Job): Promise<void> {
      const problem =
        phase === 'refused'
          ? await checkRejected(file)
          : ((await checkFile(tool, file, maxBytes)) ?? (await checkPdfLock(tool, file)));
      if (problem !== null) send({ type: 'judged', id, problem });
    }
    for (const job of jobs) {
      if (seen.current.has(job.id)) continue;
      seen.current.add(job.id);
      last.current = last.current.then(() => judge(job));
    }
  }, [tool, jobs, send, maxBytes]);
}
