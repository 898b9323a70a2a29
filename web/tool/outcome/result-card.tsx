import { useRef, useState } from 'react';
import { resultCard, viewerCopy } from '../../../catalog/copy/tool-page/result.ts';
import { formatBytes } from '../../../catalog/files/bytes.ts';
import { extensionOf } from '../../../catalog/files/filename.ts';
import type { PageTool } from '../../../catalog/tool/tool.ts';
import type { Download } from '../../client/client.ts';
import { FileName } from '../../files/file-name.tsx';
import { FileGlyph } from '../../glyphs/file-glyph.tsx';
import { DownloadIcon } from '../../glyphs/icons.tsx';
import { inputFormat, outputFormat } from '../../glyphs/tool-formats.ts';
import { pictureKind, ResultPicture } from '../../results/result-picture.tsx';
import { save } from '../../results/save.ts';
import { useModule } from '../use-module.ts';
import { NextTools } from './next-tools.tsx';
import { Notes } from './notes.tsx';
import { canCompare, PictureComparison } from './picture-comparison.tsx';
import { SizeBars } from './size-bars.tsx';
import { useFocusIfLost } from './use-focus-if-lost.ts';

interface Props {
  readonly tool: PageTool;
  readonly download: Download;
  /** The visitor's file; undefined if there were several or none is left. */
  readonly file: File | undefined;
  readonly onAnother: () => void;
}

const loadViewer = () => import('../../results/viewer/viewer.tsx');

interface LookProps {
  readonly tool: PageTool;
  readonly download: Download;
  /** The file that the result is compared with, if a browser can show both. */
  readonly compared: File | null;
  readonly onOpen: () => void;
}

/** How the result looks: beside the visitor's file, by itself, or as the glyph of its format. */
function Look({ tool, download, compared, onOpen }: LookProps) {
  const kind = pictureKind(download);
  if (compared !== null) {
    return (
      <>
        <PictureComparison before={compared} after={download.blob} />
        <button type="button" className="button button-plain" onClick={onOpen}>
          {viewerCopy.open}
        </button>
        {/* On a phone, in place of the comparison, which is then in the viewer alone. */}
        <ResultPicture download={download} kind="picture" onOpen={onOpen} />
      </>
    );
  }
  if (kind !== null) return <ResultPicture download={download} kind={kind} onOpen={onOpen} />;
  const format = { ...outputFormat(tool), extension: extensionOf(download.filename) };
  return (
    <span className="result-glyphs" aria-hidden="true">
      <FileGlyph format={inputFormat(tool)} className="result-before" />
      <FileGlyph format={format} className="result-after" />
    </span>
  );
}

/** The result: what it is, how it looks, the engine's notes, and what to do with it next. */
export function ResultCard({ tool, download, file, onAnother }: Props) {
  const { blob, filename, report } = download;
  // The file stays that of this conversion, even after the page has reset itself.
  const [before] = useState(file);
  const [isOpen, setIsOpen] = useState(false);
  const viewer = useModule(loadViewer, isOpen);
  const again = useRef<HTMLButtonElement>(null);
  useFocusIfLost(again, true);
  const pages = report?.pages ?? null;
  const isCompressed = tool.family === 'compressor';
  const picture = pictureKind(download);
  const compared = before !== undefined && isCompressed && canCompare(before, download) ? before : null;
  return (
    <div className="result" data-compared={compared !== null}>
      <div className="result-preview">
        <Look tool={tool} download={download} compared={compared} onOpen={() => setIsOpen(true)} />
      </div>
      <div className="result-text">
        <div className="result-heading">
          <FileName className="result-name" name={filename} />
          <p className="result-facts">
            <span>
              <bdi>{formatBytes(blob.size)}</bdi>
            </span>
            {pages !== null && <span>{resultCard.pages(pages)}</span>}
          </p>
          {report !== null && isCompressed && <SizeBars {...report} />}
        </div>
        {report !== null && report.notes.length > 0 && <Notes notes={report.notes} />}
      </div>
      <div className="result-actions">
        <button ref={again} type="button" className="button button-primary" onClick={() => save(download)}>
          <DownloadIcon />
          {resultCard.again}
        </button>
        <button type="button" className="button button-quiet" onClick={onAnother}>
          {resultCard.another[tool.family]}
        </button>
        <NextTools from={tool} download={download} />
      </div>
      {isOpen && viewer !== null && picture !== null && (
        <viewer.Viewer download={download} kind={picture} before={compared} onClose={() => setIsOpen(false)} />
      )}
    </div>
  );
}
