import type { PageTool } from '../../../catalog/tool/tool.ts';
import { useModule } from '../use-module.ts';

interface Props {
  readonly tool: PageTool;
  readonly file: File | undefined;
  readonly isRejected: boolean;
  /** The file is being sent, or was. */
  readonly isSent: boolean;
  /** Called for a file that needs a password to open. */
  readonly onLocked: () => void;
}

const loadResult = () => import('./file-check-result.tsx');

/** Problems of the chosen file, found by code that is loaded with it. A tool for many files shows them in its list. */
export function FileCheck({ tool, file, isRejected, isSent, onLocked }: Props) {
  const isWanted = file !== undefined && !isSent && tool.input.several !== 'together';
  const code = useModule(loadResult, isWanted);
  return isWanted && code !== null ? (
    <code.FileCheckResult tool={tool} file={file} isRejected={isRejected} onLocked={onLocked} />
  ) : null;
}
