import { type RefObject, useEffect } from 'react';

/** Takes the focus (and scrolls into view) if it was lost, as when the focused button became disabled. */
export function useFocusIfLost(target: RefObject<HTMLElement | null>, when: boolean): void {
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (when && lost) target.current?.focus();
  }, [target, when]);
}
