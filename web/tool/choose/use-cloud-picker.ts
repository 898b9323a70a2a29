import { type Dispatch, useEffect, useRef } from 'react';
import { toolPage } from '../../../catalog/copy/tool-page/tool-page.ts';
import type { Picker, Tool } from '../../../catalog/tool/tool.ts';
import { takes } from '../../files/chosen-files.ts';
import { logFailure } from '../../pickers/log-failure.ts';
import { notPicked, notReady } from '../../pickers/not-picked.ts';
import { useSite } from '../../site-view.tsx';
import type { Conversion, Event } from '../conversion/state.ts';

/** The pickers' code is loaded on the first press. */
const loadPickers = () => import('../../pickers/pick-file.ts');

/** Lets the visitor pick a file from a cloud. Another press, file or page, Cancel, or a conversion ends it. */
export function useCloudPicker(tool: Tool, { phase, picking }: Conversion, send: Dispatch<Event>) {
  const { pickers: settings, limit, limitBytes } = useSite();
  const last = useRef<AbortController | null>(null);
  const by = picking?.by;
  useEffect(() => () => by?.abort(), [by]);
  useEffect(() => {
    if (phase === 'busy') last.current?.abort();
  }, [phase]);
  useEffect(() => () => last.current?.abort(), []);

  async function eventOf(picker: Picker, current: AbortController): Promise<Event> {
    const code = settings === null ? null : await loadPickers().catch(logFailure);
    if (settings === null || code === null) return notReady[picker];
    const { input } = tool;
    let said = '';
    const tell = (text: string, percent?: number | null) => {
      if (text !== said && !current.signal.aborted) send({ type: 'picking', by: current, text, percent });
      said = text;
    };
    const { signal } = current;
    const request = { input, maxBytes: limitBytes(input.maxBytes), limit: limit(input.maxBytes), signal, tell };
    const file = await code.pickFile(picker, settings, request);
    if (!(file instanceof File)) return file;
    return takes(input, [file.name], 'picked')
      ? { type: 'chosen', files: [file] }
      : notPicked('before', toolPage.rejected(input));
  }

  return (picker: Picker) => {
    last.current?.abort();
    const current = new AbortController();
    last.current = current;
    send({ type: 'cancelled' });
    eventOf(picker, current).then(
      (event) => current.signal.aborted || send(event),
      (error: unknown) => current.signal.aborted || logFailure(error),
    );
  };
}
