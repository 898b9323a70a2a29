import type { RefObject } from 'react';
import { batchCopy } from '../../../catalog/copy/tool-page/batch.ts';
import { typesText } from '../../../catalog/copy/tool-page/tool-page.ts';
import type { PageTool } from '../../../catalog/tool/tool.ts';
import { openFileDialog } from '../choose/file-dialog.ts';

interface Props {
  readonly input: PageTool['input'];
  /** How many files the list has. */
  readonly count: number;
  readonly headingId: string;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onBack: () => void;
}

/** The heading of a list, and the buttons that add files and begin anew. */
export function BatchHead({ input, count, headingId, heading, onFiles, onBack }: Props) {
  const accept = input.accept === 'any' ? undefined : typesText(input).replaceAll(' ', '');
  return (
    <div className="batch-head">
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        {batchCopy.heading(count)}
      </h2>
      <button type="button" className="button button-quiet" onClick={() => openFileDialog({ accept, onFiles })}>
        {batchCopy.add}
      </button>
      <button type="button" className="button button-plain" onClick={onBack}>
        {batchCopy.over}
      </button>
    </div>
  );
}
