import { type MouseEvent, useEffect, useLayoutEffect } from 'react';
import { useDropzone } from 'react-dropzone';
import type { Tool } from '../../../catalog/tool/tool.ts';
import type { Conversion } from '../conversion/state.ts';
import type { Offer } from './use-offer.ts';

/** Puts files into a file input: a form without script sends them, and the browser names them next to the button. */
function showIn(input: HTMLInputElement | null, files: readonly File[]): void {
  if (input === null) return;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}

/**
 * Joins a page's drop zone and file input. The browser itself opens the dialog, by pointer, key or assistive technology:
 * one that a script opens while it handles a key is dropped. Files chosen before this script ran, or restored by the
 * browser on reload, are picked up.
 */
export function useDrop(tool: Tool, { files, phase }: Conversion, offer: Offer) {
  const zone = useDropzone({
    onDrop(accepted, refused, event) {
      const chosen = [...accepted, ...refused.map((rejection) => rejection.file)];
      const how = (event as { readonly type?: string } | null)?.type === 'drop' ? 'dropped' : 'picked';
      const isChosen = chosen.length > 0 && offer(chosen, how);
      // Dropped anywhere on a page that may be scrolled.
      if (how === 'dropped') zone.rootRef.current?.scrollIntoView({ block: 'nearest' });
      if (!isChosen) showIn(zone.inputRef.current, files);
    },
    multiple: tool.input.maxFiles > 1,
    disabled: phase === 'busy',
    minSize: 0,
    noClick: true,
    noKeyboard: true,
    useFsAccessApi: false,
  });
  const { inputRef } = zone;

  // Before the next effect empties the input.
  useLayoutEffect(() => {
    const early = [...(inputRef.current?.files ?? [])];
    if (early.length > 0) offer(early, 'picked');
  }, [inputRef, offer]);
  useEffect(() => showIn(inputRef.current, files), [inputRef, files]);

  useEffect(() => {
    const input = inputRef.current;
    const putBack = () => showIn(input, files);
    input?.addEventListener('cancel', putBack);
    return () => input?.removeEventListener('cancel', putBack);
  }, [inputRef, files]);

  /** Empties the input before its dialog opens, so that the same file can be chosen again. */
  function prepareDialog({ currentTarget }: MouseEvent<HTMLInputElement>): void {
    currentTarget.value = '';
  }
  return { ...zone, prepareDialog };
}
