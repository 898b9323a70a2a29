import { useRef } from 'react';
import { type FailureReason, failureText } from '../../../catalog/copy/tool-page/failure.ts';
import { failurePanel } from '../../../catalog/copy/tool-page/tool-page.ts';
import { useFoundFocus } from './use-found-focus.ts';

interface Props {
  readonly reason: FailureReason;
  /** A dialog is open in front of the panel. */
  readonly waits: boolean;
  /** Null where there is no file to try again with. */
  readonly onRetry: (() => void) | null;
}

/** What went wrong and what to try, in plain words, and a way to start over with the same file. */
export function FailurePanel({ reason, waits, onRetry }: Props) {
  const { title, detail } = failureText(reason);
  const again = useRef<HTMLButtonElement>(null);
  useFoundFocus(again, !waits);
  return (
    <section className="panel failure" aria-labelledby="failure-title">
      <h2 id="failure-title">{title}</h2>
      <p>{detail}</p>
      {onRetry !== null && (
        <button ref={again} type="button" className="button button-quiet" onClick={onRetry}>
          {failurePanel.again}
        </button>
      )}
    </section>
  );
}
