import { toolPage } from '../../../catalog/copy/tool-page/tool-page.ts';
import type { Conversion } from '../conversion/state.ts';

/** The bar along the sheet's lower edge: an upload's share, or that of a download from a cloud. */
export function ProgressBar({ state: { phase, progress, picking } }: { readonly state: Conversion }) {
  const percent = phase === 'busy' ? progress : picking?.percent;
  return (
    <progress
      className="progress"
      value={percent ?? undefined}
      max={100}
      hidden={percent === undefined}
      aria-label={toolPage.progress}
    />
  );
}
