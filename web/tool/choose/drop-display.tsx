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
  /** What a cloud picker is doing; null where that is shown elsewhere. */
  readonly cloud: string | null;
  readonly isDownloading: boolean;
}

/** Keeps the line's height when it is empty. */
const nothing = '\u00a0';

/** Words for a mouse, and for a touch screen. */
function Words({ mouse, finger }: { readonly mouse: string; readonly finger: string }) {
  return (
    <>
      <span className="for-mouse">{mouse}</span>
      <span className="for-finger">{finger}</span>
    </>
  );
}

interface Said {
  readonly title: React.ReactNode;
  readonly hint: React.ReactNode;
}

function wordsOf({ tool, files, isDragActive, busy, cloud }: Props): Said {
  const { input } = tool;
  const [file] = files;
  if (isDragActive) return { title: toolPage.release, hint: nothing };
  if (cloud !== null) return { title: cloud, hint: nothing };
  const browse = input.maxFiles > 1 ? toolPage.browseMore : toolPage.browse;
  const hint = <Words mouse={browse} finger={toolPage.tap(input)} />;
  if (file === undefined) {
    return { title: <Words mouse={toolPage.drop(input)} finger={toolPage.fileInput(input)} />, hint };
  }
  if (input.maxFiles > 1) {
    if (busy) return { title: nothing, hint: nothing };
    return { title: <Words mouse={toolPage.dropMore} finger={toolPage.addMore} />, hint };
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
    hint: busy ? nothing : <Words mouse={toolPage.replace} finger={toolPage.tapToReplace} />,
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
