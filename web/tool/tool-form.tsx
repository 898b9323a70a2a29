import { useCallback, useMemo, useState } from 'react';
import type { PageTool } from '../../catalog/tool/tool.ts';
import { acceptedOf } from '../files/chosen-files.ts';
import type { Choose } from './choose-result.ts';
import { SingleForm } from './single-form.tsx';
import { useModule } from './use-module.ts';

const noFiles: readonly File[] = [];
const loadBatch = () => import('./batch/batch-form.tsx');

/** Several files, and whether they become one result or one each. */
interface Several {
  readonly files: readonly File[];
  readonly isTogether: boolean;
}

/** A tool as its page shows it for one result of all files: the list stays when that is done. */
const joining = (tool: PageTool): PageTool => ({
  ...tool,
  input: { ...tool.input, several: 'together' },
  behaviour: { ...tool.behaviour, resetAfterMs: null },
});

/** The working part of a tool page: for one result, or for several files that are converted one by one. */
export function ToolForm({ tool }: { readonly tool: PageTool }) {
  const { input } = tool;
  const [several, setSeveral] = useState<Several | null>(null);
  const batch = useModule(loadBatch, several !== null);
  const joined = useMemo(() => joining(tool), [tool]);

  const take = useCallback(
    (files: readonly File[]) => {
      // A list with files that the page does not take shows them before anything is made of it.
      const areAllTaken = acceptedOf(input, files).length === files.length && files.length <= input.maxFiles;
      setSeveral({ files, isTogether: input.several === 'either' && areAllTaken });
    },
    [input],
  );
  const startOver = useCallback(() => setSeveral(null), []);

  const shown = batch === null ? null : several;
  const gathered = useMemo(() => (shown?.isTogether ? acceptedOf(input, shown.files) : noFiles), [shown, input]);
  const choose: Choose = (files, { isBusy }) =>
    batch !== null &&
    shown !== null &&
    input.several === 'either' && (
      <batch.ResultChoice
        tool={tool}
        isTogether={shown.isTogether}
        disabled={isBusy}
        mayJoin={acceptedOf(input, files).length <= input.maxFiles}
        onSwitch={() => setSeveral({ files, isTogether: !shown.isTogether })}
      />
    );
  if (batch !== null && shown?.isTogether === false)
    return <batch.BatchForm tool={tool} files={shown.files} choose={choose} onBack={startOver} />;
  return (
    <SingleForm
      tool={shown === null ? tool : joined}
      files={gathered}
      choose={choose}
      onSeveral={take}
      onEmpty={startOver}
    />
  );
}
