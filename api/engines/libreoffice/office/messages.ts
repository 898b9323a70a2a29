import type { FormatId } from '../../../../catalog/formats.ts';
import type { FileRequest } from '../../../workers/convert-in-worker.ts';

/** What the engine asks of a worker: to save the input in this format. */
export interface ExportRequest extends FileRequest {
  readonly format: FormatId;
}
