import { type RefObject, useEffect } from 'react';

/** Takes the focus (and comes into view) where it was lost, as when the focused button became disabled. */
export function useFoundFocus(target: RefObject<HTMLElement | null>, when: boolean): void {
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (when && lost) target.current?.focus();
  }, [target, when]);
}
