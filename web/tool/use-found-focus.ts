import { type RefObject, useEffect } from 'react';

/** Takes the focus where it was lost, as when the focused button became disabled; never takes it from elsewhere. */
export function useFoundFocus(target: RefObject<HTMLElement | null>, when: boolean): void {
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (when && lost) target.current?.focus({ preventScroll: true });
  }, [target, when]);
}
