import { useSyncExternalStore } from 'react';
import { earlierResults } from '../../catalog/copy/tool-page/results.ts';
import { formatBytes } from '../../catalog/files/bytes.ts';
import type { Download } from '../client/client.ts';
import { FileName } from '../files/file-name.tsx';
import { CloseIcon, DownloadIcon } from '../glyphs/icons.tsx';
import { type Result, visit } from './results.ts';
import { save } from './save.ts';

const none: readonly Result[] = [];

/** Saves results as one archive, by code that is loaded for it. */
async function saveAll(downloads: readonly Download[]): Promise<void> {
  const { zipResults } = await import('./zip-results.ts');
  save({ blob: await zipResults(downloads), filename: earlierResults.archive });
}

/** Earlier results of this visit, without the one already shown. */
export function EarlierResults({ shown }: { readonly shown: Download | null }) {
  const results = useSyncExternalStore(visit.subscribe, visit.results, () => none);
  const earlier = results.filter(({ download }) => download !== shown);
  if (earlier.length === 0) return null;
  return (
    <section className="panel earlier" aria-labelledby="earlier">
      <header>
        <h2 id="earlier">{earlierResults.heading}</h2>
        {earlier.length > 1 && (
          <button
            type="button"
            className="button button-plain"
            onClick={() => void saveAll(earlier.map(({ download }) => download))}
          >
            {earlierResults.saveAll}
          </button>
        )}
        <button type="button" className="button button-plain" onClick={visit.clear}>
          {earlierResults.clear}
        </button>
      </header>
      <p>{earlierResults.where}</p>
      <ul>
        {earlier.map(({ id, toolTitle, download }) => (
          <li key={id}>
            <div className="earlier-text">
              <FileName name={download.filename} />
              <span className="earlier-facts">
                {toolTitle} · {formatBytes(download.blob.size)}
              </span>
            </div>
            <button
              type="button"
              className="button button-icon"
              aria-label={earlierResults.save(download.filename)}
              onClick={() => save(download)}
            >
              <DownloadIcon />
            </button>
            <button
              type="button"
              className="button button-icon"
              aria-label={earlierResults.forget(download.filename)}
              onClick={() => visit.remove(id)}
            >
              <CloseIcon />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
