import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { batchCopy } from '../../../catalog/copy/tool-page/batch.ts';
import type { PageTool } from '../../../catalog/tool/tool.ts';
import { accepts } from '../../files/chosen-files.ts';
import { useFileDrop } from '../../files/use-file-drop.ts';
import { usePageShortcuts } from '../choose/use-page-shortcuts.ts';
import type { Choose } from '../choose-result.ts';
import { useKeptFocus } from '../rows/use-kept-focus.ts';
import { FieldControls } from '../settings/field-controls.tsx';
import { useLeaveWarning } from '../use-leave-warning.ts';
import { BatchActions } from './batch-actions.tsx';
import { countJobs } from './batch-counts.ts';
import { BatchHead } from './batch-head.tsx';
import { JobRow } from './job-row.tsx';
import { overallPercent } from './jobs.ts';
import { useBatch } from './use-batch.ts';

interface Props {
  readonly tool: PageTool;
  readonly files: readonly File[];
  /** What to make of the files, on a page that leaves it to the visitor. */
  readonly choose: Choose;
  /** Returns to the page for one file, also when the last one is removed. */
  readonly onBack: () => void;
}

export { ResultChoice } from './result-choice.tsx';

/** Several files that a tool handles one by one: a list with the state of each file, and controls for all of them. */
export function BatchForm({ tool, files, choose, onBack }: Props) {
  const headingId = useId();
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [jobs, send] = useBatch(tool, files, form);

  const isAccepted = ({ name }: File) => accepts(tool.input, [name], 'picked');
  const add = (more: readonly File[]) => send({ type: 'added', files: more, isAccepted });
  const isDragActive = useFileDrop({ onDrop: add });
  const cancelAll = () => send({ type: 'cancelled', id: null });
  const offer = (more: readonly File[]) => {
    add(more);
    return true;
  };

  const counts = countJobs(jobs);
  const { isBusy, isFinished, waiting } = counts;
  // A file that is on its way is not known as locked, but needs what was entered.
  const [asksPassword, setAsksPassword] = useState(false);
  if (counts.isLocked && !asksPassword) setAsksPassword(true);
  usePageShortcuts({ busy: isBusy, form, offer, onCancel: cancelAll });
  useLeaveWarning(isBusy);
  useKeptFocus(jobs, { box: form, row: '.job', actions: '.actions', after: '.file-input' });
  const isEmpty = jobs.length === 0;
  useEffect(() => {
    if (isEmpty) onBack();
  }, [isEmpty, onBack]);
  // The list replaces the form in which the files were chosen.
  useEffect(() => {
    if (tool.input.several !== 'either') heading.current?.focus();
  }, [tool]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && waiting > 0) send({ type: 'started', id: null });
  };
  const head = { input: tool.input, count: jobs.length, headingId, heading, onFiles: add, onBack };
  const chosen = jobs.map(({ file }) => file);
  return (
    <div className="conversion" data-outcome="none">
      <form ref={form} className="tool-form" aria-labelledby={headingId} onSubmit={submit}>
        <div className="sheet batch" data-filled data-drag={isDragActive}>
          {choose(chosen, { isBusy })}
          <BatchHead {...head} />
          <ul className="jobs" aria-label={batchCopy.list}>
            {jobs.map((job) => (
              <JobRow key={job.id} tool={tool} job={job} send={send} />
            ))}
          </ul>
          {/* With every file done they settle nothing; what was chosen stays for files that are added. */}
          <div hidden={isFinished}>
            <FieldControls fields={tool.fields} disabled={isBusy} asksPassword={asksPassword} refusal={null} />
          </div>
          <BatchActions family={tool.family} counts={counts} percent={overallPercent(jobs)} onCancelAll={cancelAll} />
        </div>
      </form>
    </div>
  );
}
