import { toolPage } from '../../../catalog/copy/tool-page/tool-page.ts';
import { FilesIcon } from '../../glyphs/icons.tsx';
import { openFileDialog } from './file-dialog.ts';

interface Props {
  readonly accept: string | undefined;
  readonly disabled: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Chooses several files on a page that takes one at a time. Needs script. */
export function SeveralButton({ accept, disabled, onFiles }: Props) {
  return (
    <button
      type="button"
      className="button button-quiet several-button with-script"
      disabled={disabled}
      onClick={() => openFileDialog({ accept, onFiles })}
    >
      <FilesIcon />
      {toolPage.several}
    </button>
  );
}
