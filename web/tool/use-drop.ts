import { type Dispatch, useCallback, useEffect } from 'react';
import { type FileRejection, useDropzone } from 'react-dropzone';
import type { Tool } from '../../catalog/tool.ts';
import type { Conversion, Event } from './conversion.ts';
import { takes } from './files.ts';

/** The names in a file input; what a native form sends and what the browser shows beside the button. */
function showIn(input: HTMLInputElement | null, files: readonly File[]): void {
  if (input === null) return;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}

/**
 * Drop zone and file input of a page as one. react-dropzone looks 300 ms after the window has the focus again
 * whether a dialog was cancelled; the input, which it emptied to open the dialog, then gets its file back.
 */
export function useDrop(tool: Tool, { files, phase }: Conversion, send: Dispatch<Event>) {
  const onDrop = useCallback(
    (accepted: readonly File[], refused: readonly FileRejection[], event: { readonly type: string } | null) => {
      const chosen = [...accepted, ...refused.map((rejection) => rejection.file)];
      if (chosen.length === 0) return;
      const how = event?.type === 'drop' ? 'dropped' : 'picked';
      const names = chosen.map((file) => file.name);
      send(takes(tool.input, names, how) ? { type: 'chosen', files: chosen } : { type: 'rejected' });
    },
    [tool, send],
  );
  const zone = useDropzone({
    onDrop: (accepted, refused, event) => onDrop(accepted, refused, event as { readonly type: string } | null),
    onFileDialogCancel: () => showIn(zone.inputRef.current, files),
    multiple: tool.input.maxFiles > 1,
    disabled: phase === 'busy',
    minSize: 0,
    noClick: true,
    noKeyboard: true,
    useFsAccessApi: false,
  });
  const { inputRef } = zone;

  useEffect(() => showIn(inputRef.current, files), [inputRef, files]);
  return zone;
}
