import { useRef } from 'react';
import { savedPercent } from '../../../catalog/copy/tool-page/compression.ts';
import { noteText } from '../../../catalog/copy/tool-page/notes.ts';
import { resultCard } from '../../../catalog/copy/tool-page/tool-page.ts';
import { formatBytes } from '../../../catalog/files/bytes.ts';
import { extensionOf } from '../../../catalog/files/filename.ts';
import type { Tool } from '../../../catalog/tool/tool.ts';
import type { Download } from '../../client/client.ts';
import { FileName } from '../../files/file-name.tsx';
import { FileGlyph } from '../../glyphs/file-glyph.tsx';
import { DownloadIcon } from '../../glyphs/icons.tsx';
import { inputFormat, outputFormat } from '../../glyphs/tool-formats.ts';
import { pictureKind, ResultPicture } from '../../results/result-picture.tsx';
import { save } from '../../results/save.ts';
import { canCompare, PictureComparison } from './picture-comparison.tsx';
import { SizeBars } from './size-bars.tsx';
import { useFoundFocus } from './use-found-focus.ts';

interface Props {
  readonly tool: Tool;
  readonly download: Download;
  /** The visitor's file; undefined if there were several or none is left. */
  readonly file: File | undefined;
}

/** The result: name, size, pages, space saved, and the engine's notes. */
export function ResultCard({ tool, download, file }: Props) {
  const { blob, filename, report } = download;
  const again = useRef<HTMLButtonElement>(null);
  useFoundFocus(again, true);
  const pages = report?.pages ?? null;
  const saved = report !== null && tool.family === 'compressor' ? savedPercent(report) : 0;
  const format = { ...outputFormat(tool), extension: extensionOf(filename) };
  const picture = pictureKind(download);
  return (
    <section className="panel result" aria-label={resultCard.heading}>
      <div className="result-row">
        {picture === null ? (
          <span className="result-glyphs" aria-hidden="true">
            <FileGlyph format={inputFormat(tool)} className="result-before" />
            <FileGlyph format={format} className="result-after" />
          </span>
        ) : (
          <ResultPicture download={download} kind={picture} />
        )}
        <div className="result-text">
          <FileName className="result-name" name={filename} />
          <p className="result-facts">
            <span>{formatBytes(blob.size)}</span>
            {pages !== null && <span>{resultCard.pages(pages)}</span>}
            {saved > 0 && <span>{resultCard.saved(saved)}</span>}
          </p>
        </div>
        <button ref={again} type="button" className="button button-quiet" onClick={() => save(download)}>
          <DownloadIcon />
          {resultCard.again}
        </button>
      </div>
      {report !== null && tool.family === 'compressor' && <SizeBars {...report} />}
      {file !== undefined && tool.family === 'compressor' && canCompare(file, download) && (
        <PictureComparison before={file} after={blob} />
      )}
      {report !== null && report.notes.length > 0 && (
        <div className="notes">
          <h2>{resultCard.notes}</h2>
          <ul>
            {report.notes.map(noteText).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
