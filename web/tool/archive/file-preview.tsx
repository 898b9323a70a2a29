import type { RefObject } from 'react';
import type { PageTool } from '../../../catalog/tool/tool.ts';
import { useModule } from '../use-module.ts';
import type { Lock } from './lock.ts';

interface Props {
  readonly tool: PageTool;
  readonly file: File | undefined;
  /** The form whose password field opens the file. */
  readonly form: RefObject<HTMLFormElement | null>;
  /** Reports whether the file needs a password; null while it is being read. */
  readonly onLock: (lock: Lock | null) => void;
}

const loadArchive = () => import('./archive-preview.tsx');

/** Previews the chosen file before it is sent, if the tool asks for it. */
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
