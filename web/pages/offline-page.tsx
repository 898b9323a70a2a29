import { offlinePageCopy } from '../../catalog/copy/site/pages.ts';

/** Shown in place of a page that is not cached. It has no script, so that no part of it can be missing. */
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
