import { useEffect, useId, useRef } from 'react';
import { batchCopy } from '../../../catalog/copy/tool-page/batch.ts';
import type { PageTool } from '../../../catalog/tool/tool.ts';

interface Props {
  readonly tool: PageTool;
  readonly isTogether: boolean;
  readonly disabled: boolean;
  /** Whether there are few enough files for one result. */
  readonly mayJoin: boolean;
  /** Called when the other one is chosen. */
  readonly onSwitch: () => void;
}

/** The choice between one result of all files and one of each. It takes the focus of what it replaces. */
export function ResultChoice({ tool, isTogether, disabled, mayJoin, onSwitch }: Props) {
  const id = useId();
  const chosen = useRef<HTMLInputElement>(null);
  useEffect(() => chosen.current?.focus({ preventScroll: true }), []);
  const { format } = tool.output;
  const label = typeof format === 'string' ? format.toUpperCase() : '';
  const option = (value: boolean, text: string) => (
    <label className="check">
      <input
        ref={value === isTogether ? chosen : undefined}
        type="radio"
        name={id}
        checked={value === isTogether}
        disabled={value && !mayJoin}
        onChange={onSwitch}
      />
      {text}
    </label>
  );
  return (
    <fieldset className="choices result-choice" disabled={disabled}>
      <legend className="visually-hidden">{batchCopy.results}</legend>
      {option(true, batchCopy.together(label))}
      {option(false, batchCopy.apart(label))}
    </fieldset>
  );
}
