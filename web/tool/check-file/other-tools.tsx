import { judged } from '../../../catalog/copy/tool-page/judged.ts';
import { extensionOf } from '../../../catalog/files/filename.ts';
import { type FormatId, formatOfExtension } from '../../../catalog/formats.ts';
import { listedTools } from '../../../catalog/listed-tools.ts';
import type { PageTool } from '../../../catalog/tool/tool.ts';
import { toolsTaking } from '../../../catalog/tool/tools-taking.ts';
import { ToolLinks } from '../../files/tool-links.tsx';
import { useSite } from '../../site-view.tsx';

interface Props {
  readonly tool: PageTool;
  readonly file: File;
  readonly format: FormatId;
}

/** The file, renamed to match its content, for a tool that relies on names. */
function renamed(file: File, format: FormatId): File {
  return new File([file], `${file.name.replace(/\.[^.]*$/, '')}.${format}`, { type: file.type });
}

/** The tools that accept a file which this one does not. */
export function OtherTools({ tool, file, format }: Props) {
  const { isAvailable } = useSite();
  const fitting = toolsTaking(
    listedTools.filter(({ id }) => isAvailable(id)),
    tool,
    format,
  );
  const fileOf = () => (formatOfExtension(extensionOf(file.name)) === format ? file : renamed(file, format));
  return <ToolLinks lead={judged.open} tools={fitting} fileOf={fileOf} />;
}
