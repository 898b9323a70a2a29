import type { Dispatch } from 'react';
import { toolPage } from '../../../catalog/copy/tool-page/tool-page.ts';
import type { Tool } from '../../../catalog/tool/tool.ts';
import { CheckIcon } from '../../glyphs/icons.tsx';
import { EarlierResults } from '../../results/earlier-results.tsx';
import type { Conversion, Event } from '../conversion/state.ts';
import { FailurePanel } from './failure-panel.tsx';
import { ResultCard } from './result-card.tsx';

interface Props {
  readonly tool: Tool;
  readonly state: Conversion;
  readonly send: Dispatch<Event>;
  /** Shown while there is no outcome. */
  readonly facts: readonly string[];
}

/** The area below the sheet: facts first, then the outcome. Its height is constant, so that nothing jumps. */
export function Outcome({ tool, state, send, facts }: Props) {
  const { outcome, alert, run } = state;
  return (
    <div className="outcome">
      {outcome === null ? (
        <ul className="facts">
          {facts.map((fact) => (
            <li key={fact}>
              <CheckIcon />
              {fact}
            </li>
          ))}
          <li className="fact-shortcuts with-script">
            <CheckIcon />
            {toolPage.shortcuts}
          </li>
        </ul>
      ) : outcome.kind === 'done' ? (
        <ResultCard key={run} tool={tool} download={outcome.download} file={state.files[0]} />
      ) : (
        <FailurePanel
          key={run}
          reason={outcome.reason}
          waits={alert !== null}
          onRetry={state.files.length === 0 ? null : () => send({ type: 'retried' })}
        />
      )}
      <EarlierResults shown={outcome?.kind === 'done' ? outcome.download : null} />
    </div>
  );
}
