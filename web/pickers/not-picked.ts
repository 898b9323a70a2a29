import { driveCopy, dropboxCopy } from '../../catalog/copy/tool-page/pickers.ts';
import type { Picker } from '../../catalog/tool/tool.ts';

/** A cloud picker came to nothing. The status becomes what it was before, the page's first one, or the picker's text. */
export interface NotPicked {
  readonly type: 'not-picked';
  readonly status: 'before' | 'initial' | { readonly text: string };
  readonly alert: string | null;
}

/** The end of a picker's way without a file, for the page to show. */
export const notPicked = (status: NotPicked['status'], alert: string | null = null): NotPicked => ({
  type: 'not-picked',
  status,
  alert,
});

/** How each picker answers while its scripts are not there. */
export const notReady: Readonly<Record<Picker, NotPicked>> = {
  'google-drive': notPicked({ text: driveCopy.notReady }),
  dropbox: notPicked('before', dropboxCopy.notReady),
};
