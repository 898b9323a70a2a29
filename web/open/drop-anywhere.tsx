import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { openAnywhere } from '../../catalog/copy/site/home.ts';
import { openPage } from '../../catalog/site/pages.ts';
import { handedOver } from '../files/handed-over.ts';
import { FileIcon } from '../glyphs/icons.tsx';
import { openFileDialog } from '../tool/choose/file-dialog.ts';

const holdsFiles = (data: DataTransfer | null): boolean => data?.types.includes('Files') === true;

/** Leads files to the page that offers the tools for them. */
function useOpen(): (files: readonly File[]) => void {
  const navigate = useNavigate();
  return (files) => {
    if (files.length === 0) return;
    handedOver.give(files);
    void navigate({ to: openPage.path });
  };
}

/** Takes files that are dropped or pasted anywhere on a page without a form, and says so while they are dragged. */
export function DropAnywhere() {
  const open = useOpen();
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const listeners = new AbortController();
    const on = <K extends keyof WindowEventMap>(type: K, listener: (event: WindowEventMap[K]) => void) =>
      window.addEventListener(type, listener, { signal: listeners.signal });
    on('dragover', (event) => {
      if (!holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      setIsOver(true);
    });
    // Leaving the window has no related target; passing from one element to another has.
    on('dragleave', ({ relatedTarget }) => relatedTarget === null && setIsOver(false));
    on('drop', (event) => {
      if (!holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      setIsOver(false);
      open([...(event.dataTransfer?.files ?? [])]);
    });
    on('paste', ({ clipboardData }) => open([...(clipboardData?.files ?? [])]));
    return () => listeners.abort();
  });
  return isOver ? <div className="drop-overlay">{openAnywhere.release}</div> : null;
}

/** Chooses a file before the tool. Needs script. */
export function OpenButton() {
  const open = useOpen();
  return (
    <button
      type="button"
      className="button button-quiet button-large with-script"
      onClick={() => openFileDialog({ onFiles: open })}
    >
      <FileIcon />
      {openAnywhere.choose}
    </button>
  );
}
