import { useHydrated } from '@tanstack/react-router';
import type { Dispatch } from 'react';
import { toolPage } from '../../../catalog/copy/tool-page/tool-page.ts';
import { formatBytes } from '../../../catalog/files/bytes.ts';
import type { PageTool } from '../../../catalog/tool/tool.ts';
import { FileName } from '../../files/file-name.tsx';
import { buttonState, buttonText } from '../conversion/conversion.ts';
import type { Conversion, Event } from '../conversion/state.ts';
import { useFocusAfterCancel } from './use-focus-after-cancel.ts';
import { useSeconds } from './use-seconds.ts';

interface LineProps {
  readonly state: Conversion;
  readonly seconds: number;
  readonly fact: string;
  readonly sums: React.ReactNode;
}

interface Props {
  readonly tool: PageTool;
  readonly state: Conversion;
  readonly send: Dispatch<Event>;
  /** The text of the line while no file is selected. */
  readonly fact: string;
  /** Its text for several files; null for a tool that takes one. */
  readonly sums: React.ReactNode;
}

/** Seconds before the line says that work is in progress. */
const quietSeconds = 3;

/** Text about a running conversion; null during the first seconds. */
function busyLine({ files, place, progress }: Conversion, seconds: number): string | null {
  if (place !== null && place.ahead > 0) return toolPage.waiting(place.ahead, place.seconds);
  if (seconds < quietSeconds) return null;
  return progress < 90 ? toolPage.sending(files.length, seconds) : toolPage.working(seconds);
}

function SelectedLine({ state, seconds, fact, sums }: LineProps) {
  const [file] = state.files;
  const busy = state.phase === 'busy' ? busyLine(state, seconds) : null;
  if (busy !== null) return <p className="selected">{busy}</p>;
  if (file === undefined) return <p className="selected selected-none">{fact}</p>;
  if (sums !== null) return <p className="selected">{sums}</p>;
  return (
    <p className="selected">
      {toolPage.selected} <FileName name={file.name} /> <span className="size">{formatBytes(file.size)}</span>
    </p>
  );
}

/** The line that shows the selected file, and the action button with its status text. */
export function ActionBar({ tool, state, send, fact, sums }: Props) {
  const busy = state.phase === 'busy';
  const seconds = useSeconds(busy);
  const action = useFocusAfterCancel(state);
  // Without script, and before it runs, the button always sends the form.
  const button = useHydrated() ? buttonState(tool, state) : 'enabled';
  return (
    <div className="action-bar">
      <SelectedLine state={state} seconds={seconds} fact={fact} sums={sums} />
      <div className="actions">
        {(busy || state.picking !== null) && (
          <button type="button" className="button button-quiet" onClick={() => send({ type: 'cancelled' })}>
            {toolPage.cancel}
          </button>
        )}
        <button
          ref={action}
          type="submit"
          className="button button-primary action"
          disabled={button === 'disabled'}
          aria-disabled={button === 'explains'}
        >
          {buttonText(tool, state)}
        </button>
      </div>
    </div>
  );
}
