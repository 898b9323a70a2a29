import type { Dispatch } from 'react';
import { fileListCopy } from '../../../catalog/copy/tool-page/file-list.ts';
import { FolderIcon } from '../../glyphs/icons.tsx';
import type { Event } from '../conversion/state.ts';

interface Props {
  readonly disabled: boolean;
  readonly send: Dispatch<Event>;
}

/** Files that systems leave in folders; react-dropzone skips them as well. */
const leftovers = ['.DS_Store', 'Thumbs.db'];

/** Adds a folder's files, for visitors who cannot drag one. Needs script. */
export function FolderButton({ disabled, send }: Props) {
  const choose = () => {
    const input = document.createElement('input');
    input.type = 'file';
    input.webkitdirectory = true;
    input.onchange = () => {
      const files = [...(input.files ?? [])].filter(({ name }) => !leftovers.includes(name));
      if (files.length > 0) send({ type: 'chosen', files });
    };
    input.click();
  };
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
