import { type Dispatch, type RefObject, useCallback, useEffect, useReducer, useRef } from 'react';
import { nameAmongOthers, safeName } from '../../../catalog/files/filename.ts';
import type { PageTool } from '../../../catalog/tool/tool.ts';
import { convert } from '../../client/client.ts';
import { accepts } from '../../files/chosen-files.ts';
import { resultStore } from '../../results/result-store.ts';
import { useSite } from '../../site-view.tsx';
import { checkFile } from '../check-file/check-file.ts';
import { reasonOf } from '../conversion/reason-of.ts';
import { readFields } from '../settings/read-fields.ts';
import { type BatchEvent, type Job, nextJobs, stepBatch } from './jobs.ts';
import { useJudgement } from './use-judgement.ts';

/**
 * A batch with its side effects: a few files are sent at a time; requests of files that are cancelled or removed are
 * aborted.
 */
export function useBatch(
  tool: PageTool,
  files: readonly File[],
  form: RefObject<HTMLFormElement | null>,
): readonly [readonly Job[], Dispatch<BatchEvent>] {
  const site = useSite();
  const isAccepted = useCallback(({ name }: File) => accepts(tool.input, [name], 'picked'), [tool]);
  const [jobs, send] = useReducer(stepBatch, [], () => stepBatch([], { type: 'added', files, isAccepted }));
  const running = useRef(new Map<number, AbortController>());
  useJudgement(tool, jobs, send);

  useEffect(() => {
    const busy = new Set(jobs.filter(({ phase }) => phase === 'busy').map(({ id }) => id));
    for (const [id, controller] of running.current) {
      if (busy.has(id)) continue;
      controller.abort();
      running.current.delete(id);
    }
    for (const { id, file, answers } of nextJobs(jobs)) {
      const controller = new AbortController();
      running.current.set(id, controller);
      send({ type: 'sending', id });
      void run({ id, file, answers }, controller.signal);
    }

    async function run(
      { id, file, answers }: Pick<Job, 'id' | 'file' | 'answers'>,
      signal: AbortSignal,
    ): Promise<void> {
      const maxBytes = site.limitBytes(tool.input.maxBytes);
      const problem = await checkFile(tool, file, maxBytes);
      if (signal.aborted) return;
      if (problem?.isCertain) return send({ type: 'failed', id, reason: problem.reason });
      const onProgress = (fraction: number) => send({ type: 'uploaded', id, fraction });
      const url = new URL(site.href(tool.endpoint), location.origin);
      try {
        const fields = { ...readFields(tool.fields, form.current), ...answers };
        const result = await convert(tool, [file], fields, { url, signal, onProgress });
        const download = { ...result, filename: nameAmongOthers(tool.output, safeName(file.name), result.filename) };
        resultStore.add(tool.title, download);
        send({ type: 'succeeded', id, download });
      } catch (error) {
        if (signal.aborted) return;
        // biome-ignore lint/suspicious/noConsole: every failed request is logged for developers
        console.error(error);
        send({ type: 'failed', id, reason: reasonOf(error) });
      }
    }
  }, [jobs, tool, site, form]);

  useEffect(() => {
    const { current } = running;
    return () => {
      for (const controller of current.values()) controller.abort();
      current.clear();
    };
  }, []);
  return [jobs, send];
}
