import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { batchCopy } from '../../../catalog/copy/tool-page/batch.ts';
import { typesText } from '../../../catalog/copy/tool-page/tool-page.ts';
import type { PageTool } from '../../../catalog/tool/tool.ts';
import { accepts } from '../../files/chosen-files.ts';
import { useFileDrop } from '../../files/use-file-drop.ts';
import { save } from '../../results/save.ts';
import { openFileDialog } from '../choose/file-dialog.ts';
import { usePageShortcuts } from '../choose/use-page-shortcuts.ts';
import type { Choose } from '../choose-result.ts';
import { FieldControls } from '../settings/field-controls.tsx';
import { useLeaveWarning } from '../use-leave-warning.ts';
import { JobRow } from './job-row.tsx';
import { overallPercent } from './jobs.ts';
import { useBatch } from './use-batch.ts';

interface Props {
  readonly tool: PageTool;
  readonly files: readonly File[];
  /** What to make of the files, on a page that leaves it to the visitor. */
  readonly choose: Choose;
  /** Returns to the page for one file. */
  readonly onBack: () => void;
}

export { ResultChoice } from './result-choice.tsx';

const loadZip = () => import('../../results/zip-results.ts');

/** Several files that a tool handles one by one: a list with the state of each file, and controls for all of them. */
export function BatchForm({ tool, files, choose, onBack }: Props) {
  const { family, input } = tool;
  const headingId = useId();
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [jobs, send] = useBatch(tool, files, form);
  const [isPacking, setIsPacking] = useState(false);

  const isAccepted = ({ name }: File) => accepts(input, [name], 'picked');
  const add = (more: readonly File[]) => send({ type: 'added', files: more, isAccepted });
  const isDragActive = useFileDrop({ onDrop: add });
  const cancelAll = () => send({ type: 'cancelled', id: null });
  const offer = (more: readonly File[]) => {
    add(more);
    return true;
  };

  const counted = jobs.filter(({ phase }) => phase !== 'refused');
  const done = counted.flatMap(({ download }) => download ?? []);
  const failed = counted.filter(({ phase }) => phase === 'failed');
  const waiting = counted.filter(({ phase }) => phase === 'chosen' || phase === 'cancelled' || phase === 'failed');
  const isBusy = counted.some(({ phase }) => phase === 'waiting' || phase === 'busy');
  const isLocked = jobs.some(({ reason }) => typeof reason === 'object' && /password/.test(reason?.code ?? ''));
  // A file that is on its way is not known as locked, but needs what was entered.
  const [asksPassword, setAsksPassword] = useState(false);
  if (isLocked && !asksPassword) setAsksPassword(true);
  usePageShortcuts({ busy: isBusy, form, offer, onCancel: cancelAll });
  useLeaveWarning(isBusy);
  // The list replaces the form in which the files were chosen.
  useEffect(() => {
    if (tool.input.several !== 'either') heading.current?.focus();
  }, [tool]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && waiting.length > 0) send({ type: 'started', id: null });
  };
  async function saveAll(): Promise<void> {
    setIsPacking(true);
    try {
      const { zipResults } = await loadZip();
      save({ blob: await zipResults(done), filename: batchCopy.archive(family) });
    } finally {
      setIsPacking(false);
    }
  }
  const accept = input.accept === 'any' ? undefined : typesText(input).replaceAll(' ', '');
  const summary = isBusy
    ? batchCopy.running(family, done.length, counted.length)
    : done.length + failed.length > 0
      ? batchCopy.summary(family, done.length, counted.length, failed.length)
      : '';
  const isFinished = done.length > 0 && waiting.length === 0 && !isBusy;

  return (
    <div className="conversion" data-outcome="none">
      <form ref={form} className="tool-form" aria-labelledby={headingId} onSubmit={submit}>
        <div className="sheet batch" data-filled data-drag={isDragActive}>
          {choose(
            jobs.map(({ file }) => file),
            isBusy,
          )}
          <div className="batch-head">
            <h2 id={headingId} ref={heading} tabIndex={-1}>
              {batchCopy.heading(jobs.length)}
            </h2>
            <button
              type="button"
              className="button button-quiet"
              onClick={() => openFileDialog({ accept, onFiles: add })}
            >
              {batchCopy.add}
            </button>
            <button type="button" className="button button-plain" onClick={onBack}>
              {batchCopy.over}
            </button>
          </div>
          <ul className="jobs" aria-label={batchCopy.list}>
            {jobs.map((job) => (
              <JobRow key={job.id} tool={tool} job={job} send={send} />
            ))}
          </ul>
          {/* With every file done they settle nothing; what was chosen stays for files that are added. */}
          <div hidden={isFinished}>
            <FieldControls fields={tool.fields} disabled={isBusy} asksPassword={asksPassword} isAsked={false} />
          </div>
          <div className="action-bar">
            <p className="selected" role="status">
              {summary}
            </p>
            <div className="actions">
              {isBusy && (
                <button type="button" className="button button-quiet" onClick={cancelAll}>
                  {batchCopy.cancelAll}
                </button>
              )}
              {done.length > 1 && (
                <button
                  type="button"
                  className={isFinished ? 'button button-primary' : 'button button-quiet'}
                  disabled={isPacking}
                  onClick={saveAll}
                >
                  {batchCopy.downloadAll}
                </button>
              )}
              {!isFinished && (
                <button
                  type="submit"
                  className="button button-primary action"
                  disabled={isBusy || waiting.length === 0}
                >
                  {isBusy ? `${overallPercent(jobs)}%` : batchCopy.start(family, waiting.length)}
                </button>
              )}
            </div>
          </div>
        </div>
      </form>
    </div>
  );
}
