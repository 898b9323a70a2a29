import { offlinePageCopy } from '../../catalog/copy/site/pages.ts';

/** Stands for a page that was not seen before and cannot be loaded now. It has no script: nothing of it may be missing. */
export function OfflinePage() {
  return (
    <section className="tile-section">
      <header>
        <h1>{offlinePageCopy.heading}</h1>
        <p>{offlinePageCopy.lead}</p>
      </header>
    </section>
  );
}
