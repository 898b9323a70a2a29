import { useState } from 'react';
import { batchCopy } from '../../../catalog/copy/tool-page/batch.ts';
import type { PageTool } from '../../../catalog/tool/tool.ts';
import { save } from '../../results/save.ts';
import type { BatchCounts } from './batch-counts.ts';

const loadZip = () => import('../../results/zip-results.ts');

interface Props {
  readonly family: PageTool['family'];
  readonly counts: BatchCounts;
  /** How much of all files is done. */
  readonly percent: number;
  readonly onCancelAll: () => void;
}

function summaryOf(family: PageTool['family'], { total, done, failed, isBusy }: BatchCounts): string {
  if (isBusy) return batchCopy.running(family, done.length, total);
  return done.length + failed > 0 ? batchCopy.summary(family, done.length, total, failed) : '';
}

/** What is done of a list, and the buttons for all of its files. */
export function BatchActions({ family, counts, percent, onCancelAll }: Props) {
  const [isPacking, setIsPacking] = useState(false);
  const { done, waiting, isBusy, isFinished } = counts;
  async function saveAll(): Promise<void> {
    setIsPacking(true);
    try {
      const { zipResults } = await loadZip();
      save({ blob: await zipResults(done), filename: batchCopy.archive(family) });
    } finally {
      setIsPacking(false);
    }
  }
  return (
    <div className="action-bar">
      <p className="selected" role="status">
        {summaryOf(family, counts)}
      </p>
      <div className="actions">
        {isBusy && (
          <button type="button" className="button button-quiet" onClick={onCancelAll}>
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
          <button type="submit" className="button button-primary action" disabled={isBusy || waiting === 0}>
            {isBusy ? `${percent}%` : batchCopy.start(family, waiting)}
          </button>
        )}
      </div>
    </div>
  );
}
