import type { Dispatch } from 'react';
import { toolPage, typesText } from '../../../catalog/copy/tool-page/tool-page.ts';
import type { PageTool } from '../../../catalog/tool/tool.ts';
import type { Conversion, Event } from '../conversion/state.ts';
import { CloudButtons } from './cloud-buttons.tsx';
import { FolderButton } from './folder-button.tsx';
import { SeveralButton } from './several-button.tsx';
import type { DropZone } from './use-drop.ts';
import type { Offer } from './use-offer.ts';

const acceptOf = (tool: PageTool) =>
  tool.input.accept === 'any' ? undefined : typesText(tool.input).replaceAll(' ', '');

interface Props {
  readonly tool: PageTool;
  readonly state: Conversion;
  readonly send: Dispatch<Event>;
  readonly drop: DropZone;
  readonly offer: Offer;
  /** The id of the file input, for its label. */
  readonly inputId: string;
}

/** Where files come from: the file input, and buttons for folders, several files, and clouds. */
export function Sources({ tool, state, send, drop, offer, inputId }: Props) {
  const { input } = tool;
  const isTogether = input.several === 'together';
  const busy = state.phase === 'busy';
  return (
    <div className="sources">
      <input
        ref={drop.input}
        type="file"
        id={inputId}
        className="file-input"
        name={input.field}
        accept={acceptOf(tool)}
        multiple={isTogether}
        disabled={busy}
        aria-label={toolPage.fileInput(input)}
        onChange={drop.onChange}
        onClick={drop.onClick}
      />
      {input.folders && <FolderButton disabled={busy} send={send} />}
      {!isTogether && (
        <SeveralButton accept={acceptOf(tool)} disabled={busy} onFiles={(files) => offer(files, 'picked')} />
      )}
      <CloudButtons tool={tool} state={state} send={send} />
    </div>
  );
}
