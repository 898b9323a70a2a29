import type { FailureReason } from '../../../catalog/copy/tool-page/failure.ts';
import type { Download } from '../../client/client.ts';
import type { Place } from '../../client/follow-job.ts';
import type { FilesEvent } from '../../files/chosen-files.ts';
import type { NotPicked } from '../../pickers/not-picked.ts';

/** A cloud picker at work on the page. */
export interface Picking {
  /** Aborts it. */
  readonly controller: AbortController;
  /** The status to restore afterwards. */
  readonly statusBefore: string;
  /** Of its download; null while the size is unknown, undefined before it. */
  readonly percent: number | null | undefined;
}

/** What a cloud picker reports to the page. */
export type PickerEvent =
  | {
      readonly type: 'picking';
      readonly controller: AbortController;
      readonly text: string;
      readonly percent?: number | null | undefined;
    }
  | NotPicked;

/** How the last conversion ended. */
type Outcome =
  | { readonly kind: 'done'; readonly download: Download }
  | { readonly kind: 'failed'; readonly reason: FailureReason };

/** The changing state of a tool page. */
export interface Conversion {
  readonly phase: 'rest' | 'busy' | 'done' | 'failed';
  readonly files: readonly File[];
  /** On a converter page also the button's text; on others a message, empty while nothing happens. */
  readonly status: string;
  /** Percent; from 10 on the click to 90 at the end of the upload. */
  readonly progress: number;
  /** Its place in the queue, of a conversion that has to wait. */
  readonly place: Place | null;
  /** The open dialog's text. */
  readonly alert: string | null;
  readonly outcome: Outcome | null;
  /** A file needs a password: its field is on the page. */
  readonly asksPassword: boolean;
  /** A line about the list of files. */
  readonly notice: string | null;
  /** What a cloud picker is doing, on pages that show it in the drop area. */
  readonly cloud: string | null;
  /** The cloud picker at work. */
  readonly picking: Picking | null;
  /** Settings of this run alone, which the visitor chose after the last one failed; they outweigh the form's. */
  readonly answers: Readonly<Record<string, string>>;
  /** Counts conversions, so that a timer can tell whether its own is still the current one. */
  readonly run: number;
}

/** What may happen on a tool's page. */
export type Event =
  | FilesEvent
  | PickerEvent
  | { readonly type: 'rejected' }
  /** The chosen file was found to need a password. */
  | { readonly type: 'locked' }
  | { readonly type: 'pressed' }
  /** Try again, with the same file, and with settings for this run alone. */
  | { readonly type: 'retried'; readonly answers?: Conversion['answers'] }
  | { readonly type: 'cancelled' }
  /** Uploaded so far, from 0 to 1. */
  | { readonly type: 'uploaded'; readonly fraction: number }
  | { readonly type: 'placed'; readonly place: Place }
  | { readonly type: 'succeeded'; readonly download: Download; readonly locale?: string }
  | { readonly type: 'failed'; readonly reason: FailureReason }
  | { readonly type: 'reset'; readonly run: number }
  | { readonly type: 'alert-closed' };
