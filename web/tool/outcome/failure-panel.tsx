import { useRef } from 'react';
import { type FailureReason, failureText, type Remedy } from '../../../catalog/copy/tool-page/failure.ts';
import { failurePanel } from '../../../catalog/copy/tool-page/tool-page.ts';
import { AlertIcon } from '../../glyphs/icons.tsx';
import { useFocusIfLost } from './use-focus-if-lost.ts';

interface Props {
  readonly reason: FailureReason;
  /** What helps, offered first. */
  readonly remedy: Remedy;
  /** A dialog is open in front of the panel. */
  readonly isBehindDialog: boolean;
  /** Null if there is no file to retry with. */
  readonly onRetry: (() => void) | null;
  readonly onChoose: () => void;
  readonly onPassword: () => void;
  readonly onUnsign: () => void;
}

/** What went wrong and what to try, in plain words: what helps first, and a way to start over with the same file. */
export function FailurePanel({ reason, remedy, isBehindDialog, onRetry, onChoose, onPassword, onUnsign }: Props) {
  const { title, detail } = failureText(reason);
  const first = useRef<HTMLButtonElement>(null);
  useFocusIfLost(first, !isBehindDialog);
  const actions = [
    { kind: 'retry', label: failurePanel.again, act: onRetry },
    { kind: 'password', label: failurePanel.password, act: remedy === 'password' ? onPassword : null },
    { kind: 'unsign', label: failurePanel.unsign, act: remedy === 'unsign' ? onUnsign : null },
    { kind: 'choose', label: failurePanel.choose, act: onChoose },
  ].toSorted((a, b) => Number(b.kind === remedy) - Number(a.kind === remedy));
  return (
    <section className="failure" aria-labelledby="failure-title">
      <h2 id="failure-title">
        <AlertIcon />
        {title}
      </h2>
      <p>{detail}</p>
      <div className="failure-actions">
        {actions
          .filter(({ act }) => act !== null)
          .map(({ kind, label, act }, index) => (
            <button
              key={kind}
              ref={index === 0 ? first : undefined}
              type="button"
              className={index === 0 ? 'button button-primary' : 'button button-quiet'}
              onClick={() => act?.()}
            >
              {label}
            </button>
          ))}
      </div>
    </section>
  );
}
