import { type Dispatch, useEffect, useRef } from 'react';
import { toolPage } from '../../../catalog/copy/tool-page/tool-page.ts';
import type { PageTool, Picker } from '../../../catalog/tool/tool.ts';
import { accepts } from '../../files/chosen-files.ts';
import { logFailure } from '../../pickers/log-failure.ts';
import { notPicked, notReady } from '../../pickers/not-picked.ts';
import { useSite } from '../../site-view.tsx';
import type { Conversion, Event } from '../conversion/state.ts';

/** The pickers' code is loaded on the first press. */
const loadPickers = () => import('../../pickers/pick-file.ts');

/**
 * Lets the visitor pick a file from a cloud. Starting another picker, choosing a file, leaving the page, Cancel, and a
 * conversion abort it.
 */
export function useCloudPicker(tool: PageTool, { phase, picking }: Conversion, send: Dispatch<Event>) {
  const { pickers: settings, limit, limitBytes } = useSite();
  const latest = useRef<AbortController | null>(null);
  const by = picking?.controller;
  useEffect(() => () => by?.abort(), [by]);
  useEffect(() => {
    if (phase === 'busy') latest.current?.abort();
  }, [phase]);
  useEffect(() => () => latest.current?.abort(), []);

  async function eventOf(picker: Picker, current: AbortController): Promise<Event> {
    const code = settings === null ? null : await loadPickers().catch(logFailure);
    if (settings === null || code === null) return notReady[picker];
    const { input } = tool;
    let lastText = '';
    const report = (text: string, percent?: number | null) => {
      if (text !== lastText && !current.signal.aborted) send({ type: 'picking', controller: current, text, percent });
      lastText = text;
    };
    const { signal } = current;
    const request = { input, maxBytes: limitBytes(input.maxBytes), limit: limit(input.maxBytes), signal, report };
    const file = await code.pickFile(picker, settings, request);
    if (!(file instanceof File)) return file;
    return accepts(input, [file.name], 'picked')
      ? { type: 'chosen', files: [file] }
      : notPicked('before', toolPage.rejected(input));
  }

  return (picker: Picker) => {
    latest.current?.abort();
    const current = new AbortController();
    latest.current = current;
    send({ type: 'cancelled' });
    eventOf(picker, current).then(
      (event) => current.signal.aborted || send(event),
      (error: unknown) => current.signal.aborted || logFailure(error),
    );
  };
}
