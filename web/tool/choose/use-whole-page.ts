import { type Dispatch, type RefObject, useLayoutEffect } from 'react';
import type { Tool } from '../../../catalog/tool/tool.ts';
import { offered } from '../../files/chosen-files.ts';
import type { Event } from '../conversion/state.ts';

/** Drags that pass over the page beside the zone, handed to it as if they passed over it. */
const dragTypes = ['dragenter', 'dragleave', 'drop'] as const;

/** Text that is pasted where text is written stays there. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input:not([type=file]), textarea, [contenteditable]');
}

const isDialogOpen = () => document.querySelector('dialog[open]') !== null;

interface WholePage {
  readonly tool: Tool;
  readonly busy: boolean;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly zone: RefObject<HTMLElement | null>;
  readonly send: Dispatch<Event>;
}

/**
 * Makes the whole page the tool's: files dropped anywhere and files pasted are chosen, Ctrl+Enter presses the button,
 * Esc cancels. Every shortcut has a modifier or acts on what runs (WCAG 2.1.4). All is in place once the page is drawn:
 * an effect that runs later would miss what comes in between.
 */
export function useWholePage({ tool, busy, form, zone, send }: WholePage): void {
  useLayoutEffect(() => {
    const handOver = (event: DragEvent) => {
      const root = zone.current;
      if (root === null || root.contains(event.target as Node)) return;
      event.preventDefault();
      const { type, dataTransfer } = event;
      root.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    };
    for (const type of dragTypes) window.addEventListener(type, handOver);
    return () => {
      for (const type of dragTypes) window.removeEventListener(type, handOver);
    };
  }, [zone]);

  useLayoutEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (busy || files.length === 0 || isTyping(event.target) || isDialogOpen()) return;
      event.preventDefault();
      send(offered(tool.input, files, 'picked'));
    };
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || isDialogOpen()) return;
      if (event.key === 'Escape' && busy) send({ type: 'cancelled' });
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !busy) form.current?.requestSubmit();
    };
    window.addEventListener('paste', paste);
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('paste', paste);
      window.removeEventListener('keydown', press);
    };
  }, [tool, busy, form, send]);
}
