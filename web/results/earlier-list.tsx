import { useRef } from 'react';
import { earlierResults } from '../../catalog/copy/tool-page/results.ts';
import { formatBytes } from '../../catalog/files/bytes.ts';
import type { Download } from '../client/client.ts';
import { FileName } from '../files/file-name.tsx';
import { IconButton } from '../glyphs/icon-button.tsx';
import { CloseIcon, DownloadIcon } from '../glyphs/icons.tsx';
import { useKeptFocus } from '../tool/rows/use-kept-focus.ts';
import { type Result, resultStore } from './result-store.ts';
import { save } from './save.ts';

/** Saves results as one archive, by code that is loaded on demand. */
async function saveAll(downloads: readonly Download[]): Promise<void> {
  const { zipResults } = await import('./zip-results.ts');
  save({ blob: await zipResults(downloads), filename: earlierResults.archive });
}

/** Results that can be saved or removed, one by one or all together. */
export function EarlierList({ results }: { readonly results: readonly Result[] }) {
  const box = useRef<HTMLElement>(null);
  useKeptFocus(results, { box, row: 'li', actions: 'header', after: 'main' });
  return (
    <section ref={box} className="panel earlier-results" aria-labelledby="earlier">
      <header>
        <h2 id="earlier">{earlierResults.heading}</h2>
        {results.length > 1 && (
          <button
            type="button"
            className="button button-plain"
            onClick={() => void saveAll(results.map(({ download }) => download))}
          >
            {earlierResults.saveAll}
          </button>
        )}
        <button type="button" className="button button-plain" onClick={resultStore.clear}>
          {earlierResults.clear}
        </button>
      </header>
      <p>{earlierResults.where}</p>
      <ul>
        {results.map(({ id, toolTitle, download }) => (
          <li key={id}>
            <div className="earlier-text">
              <FileName name={download.filename} />
              <span className="earlier-facts">
                {toolTitle} · <bdi>{formatBytes(download.blob.size)}</bdi>
              </span>
            </div>
            <IconButton label={earlierResults.save(download.filename)} onClick={() => save(download)}>
              <DownloadIcon />
            </IconButton>
            <IconButton label={earlierResults.forget(download.filename)} onClick={() => resultStore.remove(id)}>
              <CloseIcon />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
