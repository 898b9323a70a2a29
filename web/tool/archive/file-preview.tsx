import type { RefObject } from 'react';
import type { Tool } from '../../../catalog/tool/tool.ts';
import { useModule } from '../use-module.ts';

/** Whether a file needs a password; `unknown` where it cannot be read. */
export type Lock = 'locked' | 'open' | 'unknown';

interface Props {
  readonly tool: Tool;
  readonly file: File | undefined;
  /** Holds the password of a file that needs one. */
  readonly form: RefObject<HTMLFormElement | null>;
  /** Told whether the file needs a password; null while it is being read. */
  readonly onLock: (lock: Lock | null) => void;
}

const loadArchive = () => import('./archive-preview.tsx');

/** What the page shows of the chosen file before it is sent, where its tool says so. */
export function FilePreview({ tool, file, form, onLock }: Props) {
  const isWanted = tool.input.preview === 'archive' && file !== undefined;
  const archive = useModule(loadArchive, isWanted);
  if (!isWanted || archive === null) return null;
  const password = Object.entries(tool.fields).find(([, field]) => field.type === 'password')?.[0];
  const control = () => {
    const found = password === undefined ? null : form.current?.elements.namedItem(password);
    return found instanceof HTMLInputElement ? found : null;
  };
  return <archive.ArchivePreview file={file} password={control} onLock={onLock} />;
}
