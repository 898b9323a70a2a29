import { driveCopy, dropboxCopy } from '../../catalog/copy/tool-page/pickers.ts';
import type { Picker } from '../../catalog/tool/tool.ts';

/** A cloud picker ended without a file. The status returns to what it was, to the initial one, or to the picker's text. */
export interface NotPicked {
  readonly type: 'not-picked';
  readonly status: 'before' | 'initial' | { readonly text: string };
  readonly alert: string | null;
}

/** The event for a picker that ended without a file. */
export const notPicked = (status: NotPicked['status'], alert: string | null = null): NotPicked => ({
  type: 'not-picked',
  status,
  alert,
});

/** Each picker's answer when its scripts could not be loaded. */
export const notReady: Readonly<Record<Picker, NotPicked>> = {
  'google-drive': notPicked({ text: driveCopy.notReady }),
  dropbox: notPicked('before', dropboxCopy.notReady),
};
