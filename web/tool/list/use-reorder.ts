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
const slack = 4;
/** Near the window's edges the page scrolls: the distance in pixels, and the speed in pixels per frame. */
const edge = { size: 72, speed: 14 } as const;

interface Row {
  readonly top: number;
  readonly height: number;
}

/** The place of a row that is dragged this far: beyond every row whose middle its leading edge has passed. */
export function targetOf(rows: readonly Row[], from: number, offset: number): number {
  const { top = 0, height = 0 } = rows[from] ?? {};
  const middle = (row: Row) => row.top + row.height / 2;
  if (offset > 0) return from + rows.slice(from + 1).filter((row) => middle(row) < top + height + offset).length;
  return from - rows.slice(0, from).filter((row) => middle(row) > top + offset).length;
}

/** How far a row can be moved within its list. */
export function offsetWithin(rows: readonly Row[], from: number, offset: number): number {
  const [row, first, last] = [rows[from], rows[0], rows.at(-1)];
  if (row === undefined || first === undefined || last === undefined) return 0;
  return Math.max(first.top - row.top, Math.min(last.top + last.height - row.top - row.height, offset));
}

/** Brings more of the list into the window while the pointer is near an edge that hides some of it. */
function scrollAtEdges(clientY: number, list: HTMLElement): void {
  const { top, bottom } = list.getBoundingClientRect();
  const lower = window.innerHeight - edge.size;
  if (clientY < edge.size && top < edge.size) window.scrollBy(0, -edge.speed);
  else if (clientY > lower && bottom > lower) window.scrollBy(0, edge.speed);
}

/**
 * Moves the rows of a list by mouse, pen or finger. `start` belongs on a row's handle; the drag ends where the pointer
 * is let go, and Escape takes it back.
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

    const offset = () => offsetWithin(rows, from, clientY + window.scrollY - begin);
    const tick = () => {
      scrollAtEdges(clientY, box);
      setDrag({ from, to: targetOf(rows, from, offset()), offset: offset(), height });
      frame = requestAnimationFrame(tick);
    };
    const end = (isKept: boolean) => {
      const to = targetOf(rows, from, offset());
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
      if (isDragging || Math.abs(clientY + window.scrollY - begin) < slack) return;
      isDragging = true;
      tick();
    });
    on('pointerup', (let_) => let_.pointerId === pointerId && end(true));
    on('pointercancel', (lost) => lost.pointerId === pointerId && end(false));
    on('keydown', (pressed) => pressed.key === 'Escape' && end(false));
    stop.current = () => end(false);
  }
  return { drag, start };
}

/** How far a row is shifted from its place while another one is dragged. */
export function shiftOf(drag: Drag | null, index: number): number {
  if (drag === null) return 0;
  if (index === drag.from) return drag.offset;
  if (index > drag.from && index <= drag.to) return -drag.height;
  if (index < drag.from && index >= drag.to) return drag.height;
  return 0;
}
