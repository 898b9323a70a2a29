import { useEffect, useState } from 'react';
import { failureText } from '../../../catalog/copy/tool-page/failure.ts';
import { judged } from '../../../catalog/copy/tool-page/judged.ts';
import { type FormatId, formatOfExtension } from '../../../catalog/formats.ts';
import type { Tool } from '../../../catalog/tool/tool.ts';
import { toolsTaking } from '../../../catalog/tool/tools-taking.ts';
import { tools } from '../../../catalog/tools.ts';
import { FileName } from '../../files/file-name.tsx';
import { ToolLinks } from '../../files/tool-links.tsx';
import { AlertIcon } from '../../glyphs/icons.tsx';
import { useSite } from '../../site-view.tsx';
import { type Judgement, judge, judgeStray } from './judge.ts';

interface Props {
  readonly tool: Tool;
  readonly file: File;
  /** The page has refused the file for its name. */
  readonly isStray: boolean;
}

/** The file, renamed to match its content, for a tool that relies on names. */
function renamed(file: File, format: FormatId): File {
  return new File([file], `${file.name.replace(/\.[^.]*$/, '')}.${format}`, { type: file.type });
}

function OtherTools({ tool, file, format }: Omit<Props, 'isStray'> & { readonly format: FormatId }) {
  const { isAvailable } = useSite();
  const fitting = toolsTaking(
    tools.filter(({ id }) => isAvailable(id)),
    tool,
    format,
  );
  const fileOf = () => (formatOfExtension(file.name) === format ? file : renamed(file, format));
  return <ToolLinks lead={judged.open} tools={fitting} fileOf={fileOf} />;
}

/** What is wrong with a chosen file, shown before anything is sent, with the tools that accept it. */
export function JudgedFile({ tool, file, isStray }: Props) {
  const { limitBytes } = useSite();
  const [found, setFound] = useState<{ file: File; judgement: Judgement | null } | null>(null);
  const maxBytes = limitBytes(tool.input.maxBytes);
  useEffect(() => {
    let isShown = true;
    const judging = isStray ? judgeStray(file) : judge(tool, file, maxBytes);
    judging.then((judgement) => isShown && setFound({ file, judgement }));
    return () => {
      isShown = false;
    };
  }, [tool, file, isStray, maxBytes]);
  if (found === null || found.file !== file || found.judgement === null) return null;
  const { reason, format } = found.judgement;
  const { title, detail } = failureText(reason);
  return (
    <div className="judged" role="status">
      <AlertIcon />
      <p>
        {isStray ? <FileName name={file.name} /> : <strong>{title}.</strong>} {detail}
      </p>
      {format !== null && <OtherTools tool={tool} file={file} format={format} />}
    </div>
  );
}
