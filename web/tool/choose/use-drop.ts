import { type Dispatch, type MouseEvent, useEffect, useLayoutEffect } from 'react';
import { useDropzone } from 'react-dropzone';
import type { Tool } from '../../../catalog/tool/tool.ts';
import { offered } from '../../files/chosen-files.ts';
import type { Conversion, Event } from '../conversion/state.ts';

/** Puts files into a file input: a form without script sends them, and the browser names them beside the button. */
function showIn(input: HTMLInputElement | null, files: readonly File[]): void {
  if (input === null) return;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}

/**
 * Joins a page's drop zone and file input. react-dropzone opens every dialog: it clears the input, so that the same file
 * can be chosen again, and checks 300 ms after the window regains focus whether the dialog was cancelled; the input then
 * gets its file back. Files chosen before this script ran, or restored by the browser on reload, are picked up.
 */
export function useDrop(tool: Tool, { files, phase }: Conversion, send: Dispatch<Event>) {
  const zone = useDropzone({
    onDrop(accepted, refused, event) {
      const chosen = [...accepted, ...refused.map((rejection) => rejection.file)];
      const how = (event as { readonly type?: string } | null)?.type === 'drop' ? 'dropped' : 'picked';
      const answer = chosen.length === 0 ? null : offered(tool.input, chosen, how);
      if (answer !== null) send(answer);
      if (answer?.type !== 'chosen') showIn(zone.inputRef.current, files);
    },
    onFileDialogCancel: () => showIn(zone.inputRef.current, files),
    multiple: tool.input.maxFiles > 1,
    disabled: phase === 'busy',
    minSize: 0,
    noClick: true,
    noKeyboard: true,
    useFsAccessApi: false,
  });
  const { inputRef, open } = zone;

  // Before the next effect empties the input.
  useLayoutEffect(() => {
    const early = [...(inputRef.current?.files ?? [])];
    if (early.length > 0) send(offered(tool.input, early, 'picked'));
  }, [tool, inputRef, send]);
  useEffect(() => showIn(inputRef.current, files), [inputRef, files]);

  /** For the visitor's own click; the click by which react-dropzone opens the dialog passes. */
  function openDialog(event: MouseEvent): void {
    if (!event.nativeEvent.isTrusted) return;
    event.preventDefault();
    open();
  }
  return { ...zone, openDialog };
}
