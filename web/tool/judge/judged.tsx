import type { Tool } from '../../../catalog/tool/tool.ts';
import { useModule } from '../use-module.ts';

interface Props {
  readonly tool: Tool;
  readonly file: File | undefined;
  readonly isStray: boolean;
  /** The file is on its way, or has been. */
  readonly waits: boolean;
}

const loadJudge = () => import('./judged-file.tsx');

/** What speaks against the chosen file, by code that is loaded with it. A tool for many files judges in its list. */
export function Judged({ tool, file, isStray, waits }: Props) {
  const isWanted = file !== undefined && !waits && tool.input.maxFiles === 1;
  const code = useModule(loadJudge, isWanted);
  return isWanted && code !== null ? <code.JudgedFile tool={tool} file={file} isStray={isStray} /> : null;
}
