import { type FormEvent, useCallback, useId, useRef, useState } from 'react';
import { toolPage } from '../../catalog/copy/tool-page/tool-page.ts';
import type { PageTool } from '../../catalog/tool/tool.ts';
import { DropOverlay } from '../files/drop-overlay.tsx';
import { EarlierResults } from '../results/earlier-results.tsx';
import { useSite } from '../site-view.tsx';
import { AlertDialog } from './action/alert-dialog.tsx';
import { useDrop } from './choose/use-drop.ts';
import { useGivenFiles } from './choose/use-given-files.ts';
import { useOffer } from './choose/use-offer.ts';
import { usePageShortcuts } from './choose/use-page-shortcuts.ts';
import type { Choose } from './choose-result.ts';
import { useConversion } from './conversion/use-conversion.ts';
import { Facts } from './outcome/facts.tsx';
import { Outcome } from './outcome/outcome.tsx';
import { Sheet } from './sheet.tsx';
import { useFixedHeight } from './use-fixed-height.ts';
import { useLeaveWarning } from './use-leave-warning.ts';
import { useOnline } from './use-online.ts';

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
  const busy = state.phase === 'busy';
  const online = useOnline();
  useLeaveWarning(busy);
  const container = useFixedHeight(busy || state.outcome !== null);
  const cancel = useCallback(() => send({ type: 'cancelled' }), [send]);
  usePageShortcuts({ busy, form, offer, onCancel: cancel });
  useGivenFiles(state, send, { files, offer, onEmpty });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'pressed' });
  };
  const isDownloading = state.picking?.percent !== undefined;
  const parts = { tool, state, send, form };
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
        <Outcome {...parts} isDownloading={isDownloading} />
        <Sheet {...parts} drop={drop} offer={offer} choose={choose} rejectedFile={rejectedFile} inputId={inputId} />
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
