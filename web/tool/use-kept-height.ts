import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps an element as high as it was when something began, so that what follows it stays in place. The height is let go
 * when the window's width changes, which lays everything out again.
 */
export function useKeptHeight(isKept: boolean): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const kept = element.current;
    if (!isKept || kept === null) return;
    const letGo = () => {
      kept.style.minHeight = '';
    };
    kept.style.minHeight = `${kept.getBoundingClientRect().height}px`;
    window.addEventListener('resize', letGo);
    return () => {
      window.removeEventListener('resize', letGo);
      letGo();
    };
  }, [isKept]);
  return element;
}
