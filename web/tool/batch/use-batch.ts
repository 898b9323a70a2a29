import { type Dispatch, type RefObject, useCallback, useEffect, useReducer, useRef } from 'react';
import { nameAmongOthers, safeName } from '../../../catalog/files/filename.ts';
import type { Tool } from '../../../catalog/tool/tool.ts';
import { convert } from '../../client/client.ts';
import { takes } from '../../files/chosen-files.ts';
import { visit } from '../../results/results.ts';
import { useSite } from '../../site-view.tsx';
import { reasonOf } from '../conversion/reason-of.ts';
import { judge } from '../judge/judge.ts';
import { readFields } from '../settings/read-fields.ts';
import { type BatchEvent, type Job, nextJobs, stepBatch } from './jobs.ts';

/** A batch with its side effects: a few files are sent at a time; what is cancelled or left is aborted. */
export function useBatch(
  tool: Tool,
  files: readonly File[],
  form: RefObject<HTMLFormElement | null>,
): readonly [readonly Job[], Dispatch<BatchEvent>] {
  const site = useSite();
  const isTaken = useCallback(({ name }: File) => takes(tool.input, [name], 'picked'), [tool]);
  const [jobs, send] = useReducer(stepBatch, [], () => stepBatch([], { type: 'added', files, isTaken }));
  const running = useRef(new Map<number, AbortController>());

  useEffect(() => {
    const busy = new Set(jobs.filter(({ phase }) => phase === 'busy').map(({ id }) => id));
    for (const [id, controller] of running.current) {
      if (busy.has(id)) continue;
      controller.abort();
      running.current.delete(id);
    }
    for (const { id, file } of nextJobs(jobs)) {
      const controller = new AbortController();
      running.current.set(id, controller);
      send({ type: 'sending', id });
      void run(id, file, controller.signal);
    }

    async function run(id: number, file: File, signal: AbortSignal): Promise<void> {
      const maxBytes = site.limitBytes(tool.input.maxBytes);
      const refusal = await judge(tool, file, maxBytes);
      if (signal.aborted) return;
      if (refusal?.isCertain) return send({ type: 'failed', id, reason: refusal.reason });
      const onProgress = (fraction: number) => send({ type: 'uploaded', id, fraction });
      const url = new URL(site.href(tool.endpoint), location.origin);
      try {
        const fields = readFields(tool.fields, form.current);
        const result = await convert(tool, [file], fields, { url, signal, onProgress });
        const download = { ...result, filename: nameAmongOthers(tool.output, safeName(file.name), result.filename) };
        visit.add(tool.title, download);
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
