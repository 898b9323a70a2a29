import { type Dispatch, type RefObject, useCallback, useState } from 'react';
import { failureText, remedyFor } from '../../catalog/copy/tool-page/failure.ts';
import { inputFact } from '../../catalog/copy/tool-page/tool-page.ts';
import type { PageTool } from '../../catalog/tool/tool.ts';
import { useSite } from '../site-view.tsx';
import { ActionBar } from './action/action-bar.tsx';
import { ProgressBar } from './action/progress-bar.tsx';
import { FilePreview } from './archive/file-preview.tsx';
import type { Lock } from './archive/lock.ts';
import { FileCheck } from './check-file/file-check.tsx';
import { DropDisplay } from './choose/drop-display.tsx';
import { Sources } from './choose/sources.tsx';
import type { DropZone } from './choose/use-drop.ts';
import type { Offer } from './choose/use-offer.ts';
import type { Choose } from './choose-result.ts';
import type { Conversion, Event } from './conversion/state.ts';
import { FileList } from './list/file-list.tsx';
import { ListSums } from './list/list-sums.tsx';
import { FieldControls } from './settings/field-controls.tsx';

interface Props {
  readonly tool: PageTool;
  readonly state: Conversion;
  readonly send: Dispatch<Event>;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly drop: DropZone;
  readonly offer: Offer;
  readonly choose: Choose;
  /** A file that was offered and not taken. */
  readonly rejectedFile: File | null;
  /** The id of the file input, for its label. */
  readonly inputId: string;
}

/** Why the server asks for a password, if it does and nothing is in front of the form. */
function passwordRefusal({ asksPassword, outcome, alert }: Conversion): string | null {
  if (outcome?.kind !== 'failed' || alert !== null) return null;
  const remedy = remedyFor(outcome.reason, { asksPassword, dropsSignatures: false });
  return remedy === 'password' ? failureText(outcome.reason).title : null;
}

/** The sheet of a form: what is chosen, what is set, and the button. */
export function Sheet({ tool, state, send, form, drop, offer, choose, rejectedFile, inputId }: Props) {
  const site = useSite();
  const [pages, setPages] = useState<number | null>(null);
  const [lock, setLock] = useState<Lock | null>(null);
  const askPassword = useCallback(() => send({ type: 'locked' }), [send]);
  const { files } = state;
  const { input } = tool;
  const isTogether = input.several === 'together';
  const busy = state.phase === 'busy';
  return (
    <div
      ref={drop.zone}
      className="sheet"
      data-phase={state.phase}
      data-filled={files.length > 0}
      data-drag={drop.isDragActive}
      data-picking={state.picking !== null}
      data-listed={isTogether || input.preview !== 'none'}
      data-lock={lock ?? undefined}
    >
      {choose(files, { isBusy: busy })}
      <Sources tool={tool} state={state} send={send} drop={drop} offer={offer} inputId={inputId} />
      <label className="drop-zone" htmlFor={inputId}>
        <DropDisplay
          tool={tool}
          files={files}
          isDragActive={drop.isDragActive}
          busy={busy}
          cloud={state.cloud}
          isDownloading={state.picking?.percent !== undefined}
        />
      </label>
      <FileCheck
        tool={tool}
        file={rejectedFile ?? files[0]}
        isRejected={rejectedFile !== null}
        isSent={state.phase !== 'rest'}
        onLocked={askPassword}
      />
      <FileList input={input} fields={tool.fields} files={files} disabled={busy} send={send} onPages={setPages} />
      <FilePreview tool={tool} file={files[0]} form={form} onLock={setLock} />
      <FieldControls
        fields={tool.fields}
        disabled={busy}
        asksPassword={state.asksPassword}
        refusal={passwordRefusal(state)}
      />
      <ActionBar
        tool={tool}
        state={state}
        send={send}
        fact={inputFact(input, site.limit(input.maxBytes))}
        sums={isTogether ? <ListSums input={input} files={files} pages={pages} /> : null}
      />
      <ProgressBar state={state} />
    </div>
  );
}
