import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { inputFact, toolFacts, toolPage, typesText } from '../../catalog/copy/tool-page/tool-page.ts';
import type { Tool } from '../../catalog/tool/tool.ts';
import { offered } from '../files/chosen-files.ts';
import { handedOver } from '../files/handed-over.ts';
import { useSite } from '../site-view.tsx';
import { ActionBar } from './action/action-bar.tsx';
import { AlertDialog } from './action/alert-dialog.tsx';
import { ProgressBar } from './action/progress-bar.tsx';
import { FilePreview, type Lock } from './archive/file-preview.tsx';
import { CloudButtons } from './choose/cloud-buttons.tsx';
import { DropDisplay } from './choose/drop-display.tsx';
import { FolderButton } from './choose/folder-button.tsx';
import { useDrop } from './choose/use-drop.ts';
import { useWholePage } from './choose/use-whole-page.ts';
import { useConversion } from './conversion/use-conversion.ts';
import { FileList } from './list/file-list.tsx';
import { ListSums } from './list/list-sums.tsx';
import { Outcome } from './outcome/outcome.tsx';
import { FieldControls } from './settings/field-controls.tsx';
import { useOnline } from './use-online.ts';

const acceptOf = (tool: Tool) => (tool.input.accept === 'any' ? undefined : typesText(tool.input).replaceAll(' ', ''));

/** The working part of a tool page: a real form, so that it also works before and without script. */
export function ToolForm({ tool }: { readonly tool: Tool }) {
  const site = useSite();
  const inputId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [state, send] = useConversion(tool, form, site.href(tool.endpoint));
  const zone = useDrop(tool, state, send);
  const [pages, setPages] = useState<number | null>(null);
  const [lock, setLock] = useState<Lock | null>(null);
  const busy = state.phase === 'busy';
  const isDownloading = state.picking?.percent !== undefined;
  const online = useOnline();
  useWholePage({ tool, busy, form, zone: zone.rootRef, send });

  useEffect(() => {
    const files = handedOver.take();
    if (files.length > 0) send(offered(tool.input, files, 'picked'));
  }, [tool, send]);

  const press = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'pressed' });
  };

  return (
    <>
      <form
        ref={form}
        className="tool-form"
        method="post"
        action={site.href(tool.endpoint)}
        encType="multipart/form-data"
        onSubmit={press}
      >
        <div
          {...zone.getRootProps({ className: 'sheet' })}
          data-phase={state.phase}
          data-filled={state.files.length > 0}
          data-drag={zone.isDragActive}
          data-picking={state.picking !== null}
          data-listed={tool.input.maxFiles > 1 || tool.input.preview !== 'none'}
          data-lock={lock ?? undefined}
        >
          <div className="sources">
            <input
              {...zone.getInputProps({ onClick: zone.openDialog })}
              id={inputId}
              className="file-input"
              name={tool.input.field}
              accept={acceptOf(tool)}
              multiple={tool.input.maxFiles > 1}
              disabled={busy}
              aria-label={toolPage.fileInput(tool.input)}
              style={undefined}
              tabIndex={0}
            />
            {tool.input.folders && <FolderButton disabled={busy} send={send} />}
            <CloudButtons tool={tool} state={state} send={send} />
          </div>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: for the mouse only; the keyboard has the file input */}
          <label className="drop-zone" htmlFor={inputId} onClick={zone.openDialog}>
            <DropDisplay
              tool={tool}
              files={state.files}
              isDragActive={zone.isDragActive}
              busy={busy}
              cloud={state.cloud}
              isDownloading={isDownloading}
            />
          </label>
          <FileList input={tool.input} files={state.files} disabled={busy} send={send} onPages={setPages} />
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
            sums={tool.input.maxFiles > 1 ? <ListSums input={tool.input} files={state.files} pages={pages} /> : null}
          />
          <ProgressBar state={state} />
        </div>
        {/* A converter's button shows the status already. */}
        <p
          className={tool.family === 'converter' ? 'visually-hidden' : 'message'}
          role="status"
          aria-busy={isDownloading}
        >
          {state.notice ?? state.status}
        </p>
      </form>
      {!online && (
        <p className="offline" role="status">
          {toolPage.offline}
        </p>
      )}
      <Outcome tool={tool} state={state} send={send} facts={toolFacts} />
      <AlertDialog text={state.alert} onClose={() => send({ type: 'alert-closed' })} />
    </>
  );
}
