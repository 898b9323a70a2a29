import { toolPage } from '../../../catalog/copy/tool-page/tool-page.ts';
import type { Tool } from '../../../catalog/tool/tool.ts';
import { FileName } from '../../files/file-name.tsx';
import { FileGlyph } from '../../glyphs/file-glyph.tsx';
import { inputFormat } from '../../glyphs/tool-formats.ts';

interface Props {
  readonly tool: Tool;
  readonly files: readonly File[];
  readonly isDragActive: boolean;
  readonly busy: boolean;
  /** What a cloud picker is doing; null where it has nothing to say here. */
  readonly cloud: string | null;
  readonly isDownloading: boolean;
}

/** Keeps the line's height when it is empty. */
const nothing = '\u00a0';

function wordsOf({ tool, files, isDragActive, busy, cloud }: Props): { title: React.ReactNode; hint: string } {
  const [file] = files;
  if (isDragActive) return { title: toolPage.release, hint: nothing };
  if (cloud !== null) return { title: cloud, hint: nothing };
  if (file === undefined) {
    return { title: toolPage.drop(tool.input), hint: tool.input.maxFiles > 1 ? toolPage.browseMore : toolPage.browse };
  }
  if (tool.input.maxFiles > 1) {
    return busy ? { title: nothing, hint: nothing } : { title: toolPage.dropMore, hint: toolPage.browseMore };
  }
  const name = <FileName name={file.name} />;
  return {
    title:
      tool.family === 'converter' ? (
        name
      ) : (
        <>
          {toolPage.selected} {name}
        </>
      ),
    hint: busy ? nothing : toolPage.replace,
  };
}

/** The drop zone's three displays: idle, drag-active, and selected with the file's name. */
export function DropDisplay(props: Props) {
  const { title, hint } = wordsOf(props);
  return (
    <>
      <FileGlyph format={inputFormat(props.tool)} className="drop-glyph" />
      <span
        className="drop-title"
        aria-live={props.tool.family === 'compressor' ? 'polite' : undefined}
        aria-busy={props.isDownloading}
      >
        <span className="with-script">{title}</span>
        <span className="without-script">{toolPage.chooseHere(props.tool.input)}</span>
      </span>
      <span className="drop-hint with-script">{hint}</span>
    </>
  );
}
