import { toolPage } from '../../../catalog/copy/tool-page/tool-page.ts';
import type { Conversion } from '../conversion/state.ts';

/** The progress bar along the sheet's lower edge, for uploads and for downloads from a cloud. */
export function ProgressBar({ state: { phase, progress, picking } }: { readonly state: Conversion }) {
  const percent = phase === 'busy' ? progress : picking?.percent;
  return (
    <div className="sheet-edge">
      <progress
        className="progress"
        value={percent ?? undefined}
        max={100}
        hidden={percent === undefined}
        aria-label={toolPage.progress}
      />
    </div>
  );
}
