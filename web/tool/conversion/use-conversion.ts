import { type Dispatch, type RefObject, useEffect, useReducer } from 'react';
import type { PageTool } from '../../../catalog/tool/tool.ts';
import type { Place } from '../../client/follow-job.ts';
import { resultStore } from '../../results/result-store.ts';
import { save } from '../../results/save.ts';
import { readFields } from '../settings/read-fields.ts';
import { initialState, nextState } from './conversion.ts';
import { reasonOf } from './reason-of.ts';
import type { Conversion, Event } from './state.ts';

/** The code that sends files is loaded with the first file, not with the page. */
const loadClient = () => import('../../client/client.ts');

/** The tool page's state with its side effects: sending, saving, the timed reset. Leaving the page aborts the request. */
export function useConversion(
  tool: PageTool,
  form: RefObject<HTMLFormElement | null>,
  endpoint: string,
): [Conversion, Dispatch<Event>] {
  const [state, send] = useReducer(
    (current: Conversion, event: Event) => nextState(tool, current, event),
    tool,
    initialState,
  );
  const { phase, run } = state;

  // A run sends the files it began with; they cannot change while it is busy.
  // biome-ignore lint/correctness/useExhaustiveDependencies: one request for each run
  useEffect(() => {
    if (phase !== 'busy') return;
    const { signal, abort } = createAbortable();
    const onProgress = (fraction: number) => send({ type: 'uploaded', fraction });
    const onPlace = (place: Place) => send({ type: 'placed', place });
    const url = new URL(endpoint, location.origin);
    const fields = { ...readFields(tool.fields, form.current), ...state.answers };
    const conversion = loadClient().then(({ convert }) =>
      convert(tool, state.files, fields, { url, signal, onProgress, onPlace }),
    );
    conversion.then(
      (download) => {
        if (signal.aborted) return;
        save(download);
        resultStore.add(tool.title, download);
        send({ type: 'succeeded', download, locale: navigator.language });
      },
      (error: unknown) => {
        if (signal.aborted) return;
        // biome-ignore lint/suspicious/noConsole: every failed request is logged for developers
        console.error(error);
        send({ type: 'failed', reason: reasonOf(error) });
      },
    );
    return abort;
  }, [phase, run]);

  const isFilled = state.files.length > 0;
  useEffect(() => {
    // If this fails, sending the file will report it.
    if (isFilled) loadClient().catch(() => undefined);
  }, [isFilled]);

  const { resetAfterMs } = tool.behaviour;
  useEffect(() => {
    if (phase !== 'done' || resetAfterMs === null) return;
    const timer = setTimeout(() => send({ type: 'reset', run }), resetAfterMs);
    return () => clearTimeout(timer);
  }, [phase, run, resetAfterMs]);

  return [state, send];
}

function createAbortable(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
