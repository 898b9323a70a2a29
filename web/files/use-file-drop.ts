import { useLayoutEffect, useRef, useState } from 'react';
import { droppedFiles } from './dropped-files.ts';

const containsFiles = (data: DataTransfer | null): data is DataTransfer => data?.types.includes('Files') === true;

interface Settings {
  /** Whether dropped files are ignored. */
  readonly disabled?: boolean;
  readonly onDrop: (files: readonly File[]) => void;
}

/**
 * Takes files that are dropped anywhere on the page; true while they are dragged over it. Layout effects, so that no
 * event between first paint and a later effect is missed.
 */
export function useFileDrop({ disabled = false, onDrop }: Settings): boolean {
  const [isOver, setIsOver] = useState(false);
  const latest = useRef(onDrop);
  useLayoutEffect(() => {
    latest.current = onDrop;
  });
  useLayoutEffect(() => {
    const listeners = new AbortController();
    const on = (type: 'dragenter' | 'dragover' | 'dragleave' | 'drop', listener: (event: DragEvent) => void) =>
      window.addEventListener(type, listener, { signal: listeners.signal });
    // A pointer enters an element before it leaves the last one; elements that are removed are never left.
    const entered = new Set<EventTarget | null>();
    // The answer to the latest event decides whether a drop is told to the page; without one, the browser opens what is
    // dropped. What the pointer is over may have been drawn anew since: then the latest event is that it is entered.
    const take = (event: DragEvent) => {
      if (!containsFiles(event.dataTransfer)) return;
      if (event.type === 'dragenter') entered.add(event.target);
      event.preventDefault();
      event.dataTransfer.dropEffect = disabled ? 'none' : 'copy';
      setIsOver(!disabled);
    };
    on('dragenter', take);
    on('dragover', take);
    on('dragleave', ({ target }) => {
      entered.delete(target);
      if (![...entered].some((element) => element instanceof Node && element.isConnected)) setIsOver(false);
    });
    on('drop', (event) => {
      if (!containsFiles(event.dataTransfer)) return;
      event.preventDefault();
      entered.clear();
      setIsOver(false);
      if (disabled) return;
      // biome-ignore lint/suspicious/noConsole: for developers, to see why a drop came to nothing
      droppedFiles(event.dataTransfer).then((files) => latest.current(files), console.error);
    });
    return () => {
      listeners.abort();
      setIsOver(false);
    };
  }, [disabled]);
  return isOver;
}
