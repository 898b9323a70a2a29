import { type RefObject, useLayoutEffect } from 'react';
import type { Offer } from './use-offer.ts';

/** Pasting into a text field is left alone. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input:not([type=file]), textarea, [contenteditable]');
}

const isDialogOpen = () => document.querySelector('dialog[open]') !== null;

interface PageShortcuts {
  readonly busy: boolean;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly offer: Offer;
  readonly onCancel: () => void;
}

/**
 * Makes the whole page respond: files pasted anywhere are chosen, Ctrl+Enter presses the button, Esc cancels. Every
 * shortcut has a modifier or acts on a running conversion (WCAG 2.1.4). A layout effect, so that no event between first
 * paint and a later effect is missed.
 */
export function usePageShortcuts({ busy, form, offer, onCancel }: PageShortcuts): void {
  useLayoutEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (busy || files.length === 0 || isTyping(event.target) || isDialogOpen()) return;
      event.preventDefault();
      offer(files, 'picked');
    };
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || isDialogOpen()) return;
      if (event.key === 'Escape' && busy) onCancel();
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !busy) form.current?.requestSubmit();
    };
    window.addEventListener('paste', paste);
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('paste', paste);
      window.removeEventListener('keydown', press);
    };
  }, [busy, form, offer, onCancel]);
}
