import { withoutSystemFiles } from '../../files/dropped-files.ts';

interface Settings {
  /** The dialog's filter; undefined for any file. */
  readonly accept?: string | undefined;
  /** A folder with all that is in it, in place of files. */
  readonly folder?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Opens the browser's dialog for several files or for a folder. */
export function openFileDialog({ accept = '', folder = false, onFiles }: Settings): void {
  const input = document.createElement('input');
  Object.assign(input, { type: 'file', multiple: true, accept, webkitdirectory: folder });
  input.onchange = () => {
    const files = withoutSystemFiles([...(input.files ?? [])]);
    if (files.length > 0) onFiles(files);
  };
  input.click();
}
