import { type RefObject, useEffect, useRef } from 'react';
import type { Conversion } from '../conversion/state.ts';

/** Focuses the action button when Cancel disappears while focused; if that button is disabled, the file input. */
export function useFocusAfterCancel({ phase, picking }: Conversion): RefObject<HTMLButtonElement | null> {
  const action = useRef<HTMLButtonElement>(null);
  const isPicking = picking !== null;
  const before = useRef({ phase, isPicking });
  useEffect(() => {
    const wasRunning = before.current.phase === 'busy' ? phase === 'rest' : before.current.isPicking;
    before.current = { phase, isPicking };
    const isLost = document.activeElement === null || document.activeElement === document.body;
    const button = action.current;
    if (button === null || !wasRunning || phase === 'busy' || isPicking || !isLost) return;
    const next = button.disabled ? button.form?.querySelector<HTMLInputElement>('input[type=file]') : button;
    next?.focus();
  }, [phase, isPicking]);
  return action;
}
