import { type Dispatch, type RefObject, useLayoutEffect, useRef } from 'react';
import { remedyFor } from '../../../catalog/copy/tool-page/failure.ts';
import { toolPage } from '../../../catalog/copy/tool-page/tool-page.ts';
import type { PageTool } from '../../../catalog/tool/tool.ts';
import type { Conversion, Event } from '../conversion/state.ts';
import { useModule } from '../use-module.ts';
import { FailurePanel } from './failure-panel.tsx';

interface Props {
  readonly tool: PageTool;
  readonly state: Conversion;
  readonly send: Dispatch<Event>;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly isDownloading: boolean;
}

/** Loaded with the first file, before its result. */
const loadCard = () => import('./result-card.tsx');

const inputOf = (form: HTMLFormElement | null) => form?.querySelector<HTMLInputElement>('input[type=file]');

/** Scrolls an element into view if part of it is outside the window. */
function useScrollIntoView(when: boolean): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!when || element.current === null) return;
    const { top, bottom } = element.current.getBoundingClientRect();
    if (top < 0 || bottom > window.innerHeight)
      element.current.scrollIntoView({ block: top < 0 ? 'start' : 'nearest' });
  }, [when]);
  return element;
}

/** The page's status, and the result or failure, which replaces the drop zone and is visible without scrolling. */
export function Outcome({ tool, state, send, form, isDownloading }: Props) {
  const { outcome, alert, run } = state;
  const kind = outcome?.kind ?? 'none';
  const card = useModule(loadCard, state.files.length > 0);
  const section = useScrollIntoView(kind === 'failed' || (kind === 'done' && card !== null));

  function chooseAnother(): void {
    if (tool.input.several === 'together') send({ type: 'cleared' });
    inputOf(form.current)?.click();
  }
  function askPassword(): void {
    form.current?.querySelector<HTMLInputElement>('input[type=password]')?.focus();
  }

  return (
    <section
      ref={section}
      className="outcome"
      data-kind={kind}
      aria-label={kind === 'done' ? toolPage.ready : undefined}
    >
      {/* A converter's button shows the status already. */}
      <p
        className={tool.family === 'converter' ? 'visually-hidden' : 'message'}
        role="status"
        aria-busy={isDownloading}
      >
        {state.notice ?? state.status}
      </p>
      {outcome?.kind === 'done' && card !== null && (
        <card.ResultCard
          key={run}
          tool={tool}
          download={outcome.download}
          file={state.files[0]}
          onAnother={chooseAnother}
        />
      )}
      {outcome?.kind === 'failed' && (
        <FailurePanel
          key={run}
          reason={outcome.reason}
          remedy={remedyFor(outcome.reason, {
            asksPassword: state.asksPassword,
            dropsSignatures: tool.fields.signature !== undefined,
          })}
          isBehindDialog={alert !== null}
          onRetry={state.files.length === 0 ? null : () => send({ type: 'retried' })}
          onChoose={chooseAnother}
          onPassword={askPassword}
          onUnsign={() => send({ type: 'retried', answers: { signature: 'drop' } })}
        />
      )}
    </section>
  );
}
