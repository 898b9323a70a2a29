import { toolPage } from '../../catalog/copy/tool-page.ts';
import type { Tool } from '../../catalog/tool.ts';
import { FileGlyph } from '../glyphs/file-glyph.tsx';
import { inputFormat } from '../glyphs/tool-formats.ts';
import { FileName } from './file-name.tsx';

interface Props {
  readonly tool: Tool;
  readonly files: readonly File[];
  readonly isDragActive: boolean;
  readonly busy: boolean;
}

/** Keeps the line's height where there is nothing to say. */
const nothing = '\u00a0';

/** The drop zone's three displays: idle, drag-active, and selected with the file's name. */
export function DropDisplay({ tool, files, isDragActive, busy }: Props) {
  const [file] = files;
  const glyph = <FileGlyph format={inputFormat(tool)} className="drop-glyph" />;
  if (isDragActive) {
    return (
      <>
        {glyph}
        <span className="drop-title">{toolPage.release}</span>
        <span className="drop-hint">{nothing}</span>
      </>
    );
  }
  if (file !== undefined) {
    return (
      <>
        {glyph}
        <FileName className="drop-title" name={file.name} />
        <span className="drop-hint">{busy ? nothing : toolPage.replace}</span>
      </>
    );
  }
  return (
    <>
      {glyph}
      <span className="drop-title">{toolPage.drop(tool.input)}</span>
      <span className="drop-hint">{toolPage.browse}</span>
    </>
  );
}
