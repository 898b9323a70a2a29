import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useFileDrop } from '../../files/use-file-drop.ts';
import type { Conversion } from '../conversion/state.ts';
import type { Offer } from './use-offer.ts';

/**
 * Puts files into a file input: a form that is sent without script contains them, and the browser shows their names
 * next to the button.
 */
function showIn(input: HTMLInputElement | null, files: readonly File[]): void {
  if (input === null) return;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}

/** A page's drop zone, and the events of its file input. */
export interface DropZone {
  readonly zone: RefObject<HTMLDivElement | null>;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly isDragActive: boolean;
  readonly onChange: () => void;
  readonly onClick: (event: MouseEvent<HTMLInputElement>) => void;
}

/**
 * Joins a page's drop zone and file input. The browser itself opens the dialog, by pointer, key or assistive technology:
 * one that a script opens while it handles a key is dropped. Files chosen before this script ran, or restored by the
 * browser on reload, are picked up.
 */
export function useDrop({ files, phase }: Conversion, offer: Offer): DropZone {
  const zone = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);

  /** Offers files; the input shows what is chosen, before and after. */
  function choose(chosen: readonly File[], how: 'dropped' | 'picked'): void {
    if (chosen.length === 0 || !offer(chosen, how)) showIn(input.current, files);
  }
  const isDragActive = useFileDrop({
    disabled: phase === 'busy',
    onDrop(dropped) {
      choose(dropped, 'dropped');
      // Dropped anywhere on a page that may be scrolled.
      zone.current?.scrollIntoView({ block: 'nearest' });
    },
  });

  // Before the next effect empties the input.
  useLayoutEffect(() => {
    const earlyFiles = [...(input.current?.files ?? [])];
    if (earlyFiles.length > 0) offer(earlyFiles, 'picked');
  }, [offer]);
  useEffect(() => showIn(input.current, files), [files]);

  useEffect(() => {
    const element = input.current;
    const putBack = () => showIn(element, files);
    element?.addEventListener('cancel', putBack);
    return () => element?.removeEventListener('cancel', putBack);
  }, [files]);

  return {
    zone,
    input,
    isDragActive,
    onChange: () => choose([...(input.current?.files ?? [])], 'picked'),
    // Empties the input before its dialog opens, so that the same file can be chosen again.
    onClick: ({ currentTarget }) => {
      currentTarget.value = '';
    },
  };
}
