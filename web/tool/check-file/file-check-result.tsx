import { useEffect, useRef, useState } from 'react';
import { failureText } from '../../../catalog/copy/tool-page/failure.ts';
import type { PageTool } from '../../../catalog/tool/tool.ts';
import { FileName } from '../../files/file-name.tsx';
import { AlertIcon } from '../../glyphs/icons.tsx';
import { useSite } from '../../site-view.tsx';
import { checkFile, checkPdfLock, checkRejected, type FileProblem } from './check-file.ts';
import { OtherTools } from './other-tools.tsx';

interface Props {
  readonly tool: PageTool;
  readonly file: File;
  /** The page rejected the file because of its name. */
  readonly isRejected: boolean;
  /** Called for a file that needs a password to open. */
  readonly onLocked: () => void;
}

/** What is wrong with a chosen file, shown before anything is sent, with the tools that accept it. */
export function FileCheckResult({ tool, file, isRejected, onLocked }: Props) {
  const { limitBytes } = useSite();
  const [found, setFound] = useState<{ file: File; problem: FileProblem | null } | null>(null);
  const maxBytes = limitBytes(tool.input.maxBytes);
  useEffect(() => {
    let isShown = true;
    const check = async () =>
      isRejected ? checkRejected(file) : ((await checkFile(tool, file, maxBytes)) ?? checkPdfLock(tool, file));
    void check().then((problem) => {
      if (!isShown) return;
      setFound({ file, problem });
      if (problem?.reason.code === 'password-protected') onLocked();
    });
    return () => {
      isShown = false;
    };
  }, [tool, file, isRejected, onLocked, maxBytes]);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (found?.problem) box.current?.scrollIntoView({ block: 'nearest' });
  }, [found]);
  if (found === null || found.file !== file || found.problem === null) return null;
  const { reason, format } = found.problem;
  const { title, detail } = failureText(reason);
  return (
    <div ref={box} className="file-check" role="status">
      <AlertIcon />
      <p>
        {isRejected ? (
          <strong>
            <FileName name={file.name} />:
          </strong>
        ) : (
          <strong>{title}.</strong>
        )}{' '}
        {detail}
      </p>
      {format !== null && <OtherTools tool={tool} file={file} format={format} />}
    </div>
  );
}
