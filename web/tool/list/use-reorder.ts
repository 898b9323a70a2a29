import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** A dragged row: where it started, where it would be dropped, and its offset in pixels. */
export interface Drag {
  readonly from: number;
  readonly to: number;
  readonly offset: number;
  /** The height that the other rows make room for. */
  readonly height: number;
}

/** Pixels that a pointer may move before a press becomes a drag. */
const dragThreshold = 4;
/**
 * The page scrolls while the pointer is near an edge of the window: the distance in pixels, and the speed in pixels per
 * frame.
 */
const scrollZone = { size: 72, speed: 14 } as const;

interface Row {
  readonly top: number;
  readonly height: number;
}

/**
 * The index at which a row that is dragged this far (in pixels) would be dropped: beyond every row whose middle its
 * leading edge has passed.
 */
export function dropIndex(rows: readonly Row[], from: number, offset: number): number {
  const { top = 0, height = 0 } = rows[from] ?? {};
  const middle = (row: Row) => row.top + row.height / 2;
  if (offset > 0) return from + rows.slice(from + 1).filter((row) => middle(row) < top + height + offset).length;
  return from - rows.slice(0, from).filter((row) => middle(row) > top + offset).length;
}

/** Limits the offset of a dragged row, in pixels, to the list. */
export function clampOffset(rows: readonly Row[], from: number, offset: number): number {
  const [row, first, last] = [rows[from], rows[0], rows.at(-1)];
  if (row === undefined || first === undefined || last === undefined) return 0;
  return Math.max(first.top - row.top, Math.min(last.top + last.height - row.top - row.height, offset));
}

/** Scrolls the page while the pointer is near an edge of the window beyond which the list continues. */
function scrollAtEdges(clientY: number, list: HTMLElement): void {
  const { top, bottom } = list.getBoundingClientRect();
  const lower = window.innerHeight - scrollZone.size;
  if (clientY < scrollZone.size && top < scrollZone.size) window.scrollBy(0, -scrollZone.speed);
  else if (clientY > lower && bottom > lower) window.scrollBy(0, scrollZone.speed);
}

/**
 * Moves the rows of a list by mouse, pen or touch. `start` belongs on a row's handle; releasing the pointer ends the
 * drag, and Escape cancels it.
 */
export function useReorder(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  function start(event: PointerEvent, from: number): void {
    const { current: box } = list;
    const elements = [...(box?.children ?? [])] as HTMLElement[];
    if (box === null || event.button !== 0 || stop.current !== null || elements.length < 2) return;
    const rows = elements.map(({ offsetTop, offsetHeight }) => ({ top: offsetTop, height: offsetHeight }));
    const height = rows[from]?.height ?? 0;
    const begin = event.clientY + window.scrollY;
    const { pointerId } = event;
    const listeners = new AbortController();
    let clientY = event.clientY;
    let isDragging = false;
    let frame = 0;

    const offset = () => clampOffset(rows, from, clientY + window.scrollY - begin);
    const tick = () => {
      scrollAtEdges(clientY, box);
      setDrag({ from, to: dropIndex(rows, from, offset()), offset: offset(), height });
      frame = requestAnimationFrame(tick);
    };
    const end = (isKept: boolean) => {
      const to = dropIndex(rows, from, offset());
      listeners.abort();
      cancelAnimationFrame(frame);
      stop.current = null;
      setDrag(null);
      if (isKept && isDragging && to !== from) onMove(from, to);
    };
    const on = <K extends keyof WindowEventMap>(type: K, listener: (event: WindowEventMap[K]) => void) =>
      window.addEventListener(type, listener, { signal: listeners.signal });

    on('pointermove', (moved) => {
      if (moved.pointerId !== pointerId) return;
      clientY = moved.clientY;
      if (isDragging || Math.abs(clientY + window.scrollY - begin) < dragThreshold) return;
      isDragging = true;
      tick();
    });
    on('pointerup', (released) => released.pointerId === pointerId && end(true));
    on('pointercancel', (lost) => lost.pointerId === pointerId && end(false));
    on('keydown', (pressed) => pressed.key === 'Escape' && end(false));
    stop.current = () => end(false);
  }
  return { drag, start };
}

/** How far a row is shifted while another one is dragged, in pixels. */
export function shiftOf(drag: Drag | null, index: number): number {
  if (drag === null) return 0;
  if (index === drag.from) return drag.offset;
  if (index > drag.from && index <= drag.to) return -drag.height;
  if (index < drag.from && index >= drag.to) return drag.height;
  return 0;
}
