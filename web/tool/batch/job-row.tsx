import type { Dispatch } from 'react';
import { batchCopy } from '../../../catalog/copy/tool-page/batch.ts';
import { savedPercent } from '../../../catalog/copy/tool-page/compression.ts';
import { failureText, remedyFor } from '../../../catalog/copy/tool-page/failure.ts';
import { resultCard } from '../../../catalog/copy/tool-page/result.ts';
import { failurePanel, typesText } from '../../../catalog/copy/tool-page/tool-page.ts';
import { formatBytes } from '../../../catalog/files/bytes.ts';
import type { PageTool } from '../../../catalog/tool/tool.ts';
import { FileName } from '../../files/file-name.tsx';
import { IconButton } from '../../glyphs/icon-button.tsx';
import { AlertIcon, CheckIcon, CloseIcon, DownloadIcon, FileIcon, RetryIcon } from '../../glyphs/icons.tsx';
import { noteTexts } from '../../results/note-texts.ts';
import { save } from '../../results/save.ts';
import { OtherTools } from '../check-file/other-tools.tsx';
import type { BatchEvent, Job } from './jobs.ts';

interface Props {
  readonly tool: PageTool;
  readonly job: Job;
  readonly send: Dispatch<BatchEvent>;
}

function Facts({ tool, job: { phase, file, progress, download, reason, otherFormat } }: Omit<Props, 'send'>) {
  if (reason !== null) {
    const { title, detail } = failureText(reason);
    return (
      <span className="job-reason">
        {otherFormat === null && <strong>{title}.</strong>} {detail}
      </span>
    );
  }
  if (download !== null) {
    const { blob, report } = download;
    const saved = report !== null && tool.family === 'compressor' ? savedPercent(report) : 0;
    const pages = report?.pages ?? null;
    return (
      <>
        <span>
          <bdi>{formatBytes(blob.size)}</bdi>
        </span>
        {pages !== null && <span>{resultCard.pages(pages)}</span>}
        {saved > 0 && <span>{batchCopy.saved(saved)}</span>}
      </>
    );
  }
  const texts: Partial<Record<Job['phase'], string>> = {
    waiting: batchCopy.waiting,
    busy: progress < 100 ? batchCopy.uploading(progress) : batchCopy.working(tool.family),
    cancelled: batchCopy.cancelled,
    refused: batchCopy.refused(typesText(tool.input)),
  };
  const text = texts[phase];
  return (
    <>
      <span>
        <bdi>{formatBytes(file.size)}</bdi>
      </span>
      {text !== undefined && <span>{text}</span>}
    </>
  );
}

function StateIcon({ phase, reason }: Pick<Job, 'phase' | 'reason'>) {
  if (phase === 'done') return <CheckIcon />;
  return phase === 'failed' || phase === 'refused' || reason !== null ? <AlertIcon /> : <FileIcon />;
}

/** One file of a batch: its state, its result or failure, and the actions for it. */
export function JobRow({ tool, job, send }: Props) {
  const { id, phase, file, progress, download, reason, otherFormat } = job;
  const { name } = file;
  const isRunning = phase === 'waiting' || phase === 'busy';
  const notes = noteTexts(download?.report?.notes ?? []);
  const means = { asksPassword: false, dropsSignatures: tool.fields.signature !== undefined };
  const mayDropSignature = reason !== null && remedyFor(reason, means) === 'unsign';
  return (
    <li className="row job" data-phase={phase} data-warned={reason !== null}>
      <StateIcon phase={phase} reason={reason} />
      <div className="row-text">
        <FileName name={name} />
        <span className="row-facts">
          <Facts tool={tool} job={job} />
        </span>
        {otherFormat !== null && <OtherTools tool={tool} file={file} format={otherFormat} />}
        {mayDropSignature && (
          <button
            type="button"
            className="button button-quiet job-remedy"
            aria-label={`${failurePanel.unsign}: ${name}`}
            onClick={() => send({ type: 'started', id, answers: { signature: 'drop' } })}
          >
            {failurePanel.unsign}
          </button>
        )}
        {notes.length > 0 && (
          <details className="job-notes">
            <summary>{batchCopy.notes(notes.length)}</summary>
            <ul>
              {notes.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {download !== null && (
        <IconButton label={batchCopy.download(name)} onClick={() => save(download)}>
          <DownloadIcon />
        </IconButton>
      )}
      {(phase === 'failed' || phase === 'cancelled') && (
        <IconButton label={batchCopy.retry(name)} onClick={() => send({ type: 'started', id })}>
          <RetryIcon />
        </IconButton>
      )}
      <IconButton
        label={isRunning ? batchCopy.cancel(name) : batchCopy.remove(name)}
        onClick={() => send({ type: isRunning ? 'cancelled' : 'removed', id })}
      >
        <CloseIcon />
      </IconButton>
      {phase === 'busy' && (
        <progress className="progress" value={progress < 100 ? progress : undefined} max={100} aria-label={name} />
      )}
    </li>
  );
}
