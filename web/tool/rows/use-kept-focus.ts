import { type RefObject, useEffect, useRef } from 'react';

interface Places {
  /** The element around a list and its buttons. */
  readonly box: RefObject<HTMLElement | null>;
  /** A selector of the list's rows. */
  readonly row: string;
  /** A selector of what holds the buttons for all of them. */
  readonly actions: string;
  /** A selector of what gets the focus when the whole box is gone. */
  readonly after: string;
}

/** What had the focus last, and the place of its row; -1 if it is in none. */
interface Focused {
  readonly element: Element;
  readonly place: number;
}

/** Whether an element lost the focus to nothing, because it is gone or was disabled. */
function isLost({ element }: Focused): boolean {
  const { activeElement: active } = document;
  const isNowhere = active === null || active === document.body || active === element;
  return isNowhere && (!element.isConnected || element.matches(':disabled'));
}

/**
 * Keeps the focus in a list whose buttons come and go. If the one that had it is gone or disabled after a change of
 * `items`, the last button of the row that is now in its place gets it, else the last one for the whole list.
 */
export function useKeptFocus(items: readonly unknown[], { box, row, actions, after }: Places): void {
  const focused = useRef<Focused | null>(null);

  useEffect(() => {
    // Pressing beside the list takes the focus away without giving it to anything.
    const remember = ({ target }: Event) => {
      const element = target instanceof Element && box.current?.contains(target) ? target : null;
      const rows = [...(box.current?.querySelectorAll(row) ?? [])];
      focused.current = element && { element, place: rows.findIndex((one) => one.contains(element)) };
    };
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', remember);
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', remember);
      if (focused.current === null || !isLost(focused.current)) return;
      const next = document.querySelector<HTMLElement>(after);
      next?.focus({ preventScroll: true });
      next?.scrollIntoView({ block: 'nearest' });
    };
  }, [box, row, after]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the list
  useEffect(() => {
    if (focused.current === null || !isLost(focused.current)) return;
    const { place } = focused.current;
    const rows = [...(box.current?.querySelectorAll(row) ?? [])];
    const buttonsOf = (element: Element | null | undefined) => [
      ...(element?.querySelectorAll<HTMLElement>('button:enabled') ?? []),
    ];
    const next = buttonsOf(place < 0 ? null : rows[Math.min(place, rows.length - 1)]).at(-1);
    (next ?? buttonsOf(box.current?.querySelector(actions)).at(-1))?.focus();
  }, [items, box, row, actions]);
}
