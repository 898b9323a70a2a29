import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the current height of an element while `isFixed`, so that what follows it stays in place. A change of the
 * window's width releases it, since everything is laid out again.
 */
export function useFixedHeight(isFixed: boolean): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const fixed = element.current;
    if (!isFixed || fixed === null) return;
    const release = () => {
      fixed.style.minHeight = '';
    };
    fixed.style.minHeight = `${fixed.getBoundingClientRect().height}px`;
    window.addEventListener('resize', release);
    return () => {
      window.removeEventListener('resize', release);
      release();
    };
  }, [isFixed]);
  return element;
}
