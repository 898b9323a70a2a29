import type { Dispatch } from 'react';
import { fileListCopy } from '../../../catalog/copy/tool-page/file-list.ts';
import { FolderIcon } from '../../glyphs/icons.tsx';
import type { Event } from '../conversion/state.ts';
import { openFileDialog } from './file-dialog.ts';

interface Props {
  readonly disabled: boolean;
  readonly send: Dispatch<Event>;
}

/** Adds a folder's files, for visitors who cannot drag one. Needs script. */
export function FolderButton({ disabled, send }: Props) {
  const choose = () => openFileDialog({ folder: true, onFiles: (files) => send({ type: 'chosen', files }) });
  return (
    <button
      type="button"
      className="button button-quiet folder-button with-script"
      disabled={disabled}
      onClick={choose}
    >
      <FolderIcon />
      {fileListCopy.chooseFolder}
    </button>
  );
}
