import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { openAnywhere } from '../../catalog/copy/site/ways-in.ts';
import { openPage } from '../../catalog/site/pages.ts';
import { DropOverlay } from '../files/drop-overlay.tsx';
import { fileHandoff } from '../files/file-handoff.ts';
import { useFileDrop } from '../files/use-file-drop.ts';
import { FileIcon } from '../glyphs/icons.tsx';
import { openFileDialog } from '../tool/choose/file-dialog.ts';

/** Passes files to the page that offers tools for them. */
function useOpen(): (files: readonly File[]) => void {
  const navigate = useNavigate();
  return (files) => {
    if (files.length === 0) return;
    fileHandoff.give(files);
    void navigate({ to: openPage.path });
  };
}

/** Accepts files that are dropped or pasted anywhere on the page, and shows a hint while they are dragged. */
export function FilesAnywhere({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const isOver = useFileDrop({ onDrop: onFiles });
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const files = [...(clipboardData?.files ?? [])];
      if (files.length > 0) onFiles(files);
    };
    window.addEventListener('paste', paste);
    return () => window.removeEventListener('paste', paste);
  });
  return isOver ? <DropOverlay text={openAnywhere.release} /> : null;
}

/** Passes files that are dropped or pasted on a page without a form to the page that offers tools for them. */
export function DropAnywhere() {
  return <FilesAnywhere onFiles={useOpen()} />;
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
