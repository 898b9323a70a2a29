import { toolPage } from '../../../catalog/copy/tool-page/tool-page.ts';
import type { PageTool } from '../../../catalog/tool/tool.ts';
import { FileName } from '../../files/file-name.tsx';
import { FileGlyph } from '../../glyphs/file-glyph.tsx';
import { inputFormat } from '../../glyphs/tool-formats.ts';

interface Props {
  readonly tool: PageTool;
  readonly files: readonly File[];
  readonly isDragActive: boolean;
  readonly busy: boolean;
  /** What a cloud picker is doing; null if that is shown elsewhere. */
  readonly cloud: string | null;
  readonly isDownloading: boolean;
}

/** Keeps the line's height when it is empty. */
const emptyLine = '\u00a0';

/** A text for mouse users, and one for touch screens. */
function PointerText({ mouse, touch }: { readonly mouse: string; readonly touch: string }) {
  return (
    <>
      <span className="for-mouse">{mouse}</span>
      <span className="for-finger">{touch}</span>
    </>
  );
}

interface Display {
  readonly title: React.ReactNode;
  readonly hint: React.ReactNode;
}

function displayOf({ tool, files, isDragActive, busy, cloud }: Props): Display {
  const { input } = tool;
  const [file] = files;
  if (isDragActive) return { title: toolPage.release, hint: emptyLine };
  if (cloud !== null) return { title: cloud, hint: emptyLine };
  const browse = input.several === 'together' ? toolPage.browseMore : toolPage.browse;
  const hint = <PointerText mouse={browse} touch={toolPage.tap(input)} />;
  if (file === undefined) {
    return { title: <PointerText mouse={toolPage.drop(input)} touch={toolPage.fileInput(input)} />, hint };
  }
  if (input.several === 'together') {
    if (busy) return { title: emptyLine, hint: emptyLine };
    return { title: <PointerText mouse={toolPage.dropMore} touch={toolPage.addMore} />, hint };
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
    hint: busy ? emptyLine : <PointerText mouse={toolPage.replace} touch={toolPage.tapToReplace} />,
  };
}

/** The drop zone's three displays: idle, drag-active, and selected with the file's name. */
export function DropDisplay(props: Props) {
  const { title, hint } = displayOf(props);
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
