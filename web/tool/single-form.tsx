import {
  type FormEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { inputFact, toolPage, typesText } from '../../catalog/copy/tool-page/tool-page.ts';
import type { PageTool } from '../../catalog/tool/tool.ts';
import { DropOverlay } from '../files/drop-overlay.tsx';
import { fileHandoff } from '../files/file-handoff.ts';
import { EarlierResults } from '../results/earlier-results.tsx';
import { useSite } from '../site-view.tsx';
import { ActionBar } from './action/action-bar.tsx';
import { AlertDialog } from './action/alert-dialog.tsx';
import { ProgressBar } from './action/progress-bar.tsx';
import { FilePreview } from './archive/file-preview.tsx';
import type { Lock } from './archive/lock.ts';
import { FileCheck } from './check-file/file-check.tsx';
import { CloudButtons } from './choose/cloud-buttons.tsx';
import { DropDisplay } from './choose/drop-display.tsx';
import { FolderButton } from './choose/folder-button.tsx';
import { SeveralButton } from './choose/several-button.tsx';
import { useDrop } from './choose/use-drop.ts';
import { useOffer } from './choose/use-offer.ts';
import { usePageShortcuts } from './choose/use-page-shortcuts.ts';
import { useConversion } from './conversion/use-conversion.ts';
import { FileList } from './list/file-list.tsx';
import { ListSums } from './list/list-sums.tsx';
import { Facts } from './outcome/facts.tsx';
import { Outcome } from './outcome/outcome.tsx';
import { FieldControls } from './settings/field-controls.tsx';
import { useFixedHeight } from './use-fixed-height.ts';
import { useLeaveWarning } from './use-leave-warning.ts';
import { useOnline } from './use-online.ts';

const acceptOf = (tool: PageTool) =>
  tool.input.accept === 'any' ? undefined : typesText(tool.input).replaceAll(' ', '');

/** Draws what a visitor can choose for these files above them. */
export type Choose = (files: readonly File[], disabled: boolean) => ReactNode;

interface Props {
  readonly tool: PageTool;
  /** Files that replace what was chosen. */
  readonly files: readonly File[];
  readonly choose: Choose;
  /** Called when the last file of a list is removed. */
  readonly onEmpty: () => void;
  /** Called with several files for a tool that converts one at a time. */
  readonly onSeveral: (files: readonly File[]) => void;
}

/** The form for one conversion: a real form, so that it also works before and without script. */
export function SingleForm({ tool, files, choose, onSeveral, onEmpty }: Props) {
  const site = useSite();
  const inputId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [state, send] = useConversion(tool, form, site.href(tool.endpoint));
  const [rejectedFile, setRejectedFile] = useState<File | null>(null);
  const offer = useOffer(tool, { send, onSeveral, onRejected: setRejectedFile });
  const drop = useDrop(state, offer);
  const [pages, setPages] = useState<number | null>(null);
  const [lock, setLock] = useState<Lock | null>(null);
  const busy = state.phase === 'busy';
  const isDownloading = state.picking?.percent !== undefined;
  const online = useOnline();
  useLeaveWarning(busy);
  const container = useFixedHeight(busy || state.outcome !== null);
  const cancel = useCallback(() => send({ type: 'cancelled' }), [send]);
  const askPassword = useCallback(() => send({ type: 'locked' }), [send]);
  usePageShortcuts({ busy, form, offer, onCancel: cancel });

  useEffect(() => {
    const handedOver = fileHandoff.take();
    if (handedOver.length > 0) offer(handedOver, 'picked');
  }, [offer]);

  useLayoutEffect(() => {
    if (files.length === 0) return;
    send({ type: 'cleared' });
    send({ type: 'chosen', files });
  }, [files, send]);

  const wasFilled = useRef(false);
  const isFilled = state.files.length > 0;
  useEffect(() => {
    if (!isFilled && wasFilled.current) onEmpty();
    wasFilled.current = isFilled;
  }, [isFilled, onEmpty]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'pressed' });
  };

  return (
    <div ref={container} className="conversion" data-outcome={state.outcome?.kind ?? 'none'}>
      <form
        ref={form}
        className="tool-form"
        method="post"
        action={site.href(tool.endpoint)}
        encType="multipart/form-data"
        onSubmit={submit}
      >
        <Outcome tool={tool} state={state} send={send} form={form} isDownloading={isDownloading} />
        <div
          ref={drop.zone}
          className="sheet"
          data-phase={state.phase}
          data-filled={isFilled}
          data-drag={drop.isDragActive}
          data-picking={state.picking !== null}
          data-listed={tool.input.several === 'together' || tool.input.preview !== 'none'}
          data-lock={lock ?? undefined}
        >
          {choose(state.files, busy)}
          <div className="sources">
            <input
              ref={drop.input}
              type="file"
              id={inputId}
              className="file-input"
              name={tool.input.field}
              accept={acceptOf(tool)}
              multiple={tool.input.several === 'together'}
              disabled={busy}
              aria-label={toolPage.fileInput(tool.input)}
              onChange={drop.onChange}
              onClick={drop.onClick}
            />
            {tool.input.folders && <FolderButton disabled={busy} send={send} />}
            {tool.input.several !== 'together' && (
              <SeveralButton accept={acceptOf(tool)} disabled={busy} onFiles={(files) => offer(files, 'picked')} />
            )}
            <CloudButtons tool={tool} state={state} send={send} />
          </div>
          <label className="drop-zone" htmlFor={inputId}>
            <DropDisplay
              tool={tool}
              files={state.files}
              isDragActive={drop.isDragActive}
              busy={busy}
              cloud={state.cloud}
              isDownloading={isDownloading}
            />
          </label>
          <FileCheck
            tool={tool}
            file={rejectedFile ?? state.files[0]}
            isRejected={rejectedFile !== null}
            isSent={state.phase !== 'rest'}
            onLocked={askPassword}
          />
          <FileList
            input={tool.input}
            fields={tool.fields}
            files={state.files}
            disabled={busy}
            send={send}
            onPages={setPages}
          />
          <FilePreview tool={tool} file={state.files[0]} form={form} onLock={setLock} />
          <FieldControls
            fields={tool.fields}
            disabled={busy}
            asksPassword={state.asksPassword}
            isAsked={state.asksPassword && state.phase === 'failed' && state.alert === null}
          />
          <ActionBar
            tool={tool}
            state={state}
            send={send}
            fact={inputFact(tool.input, site.limit(tool.input.maxBytes))}
            sums={
              tool.input.several === 'together' ? (
                <ListSums input={tool.input} files={state.files} pages={pages} />
              ) : null
            }
          />
          <ProgressBar state={state} />
        </div>
      </form>
      {!online && (
        <p className="offline" role="status">
          {toolPage.offline}
        </p>
      )}
      {state.outcome === null && <Facts />}
      <EarlierResults shown={state.outcome?.kind === 'done' ? state.outcome.download : null} />
      {drop.isDragActive && <DropOverlay />}
      <AlertDialog text={state.alert} onClose={() => send({ type: 'alert-closed' })} />
    </div>
  );
}
