import type { PickerSettings } from '../../catalog/site/pickers.ts';
import type { Input, Picker } from '../../catalog/tool/tool.ts';
import { pickFromDropbox } from './dropbox.ts';
import { pickFromDrive } from './google-drive.ts';
import { type NotPicked, notReady } from './not-picked.ts';

/** What a page asks of a cloud picker. */
export interface PickRequest {
  readonly input: Input;
  readonly maxBytes: number;
  /** The same in words. */
  readonly limit: string;
  readonly signal: AbortSignal;
  /** Tells the page what the picker does, and how much of its download is done. */
  readonly tell: (text: string, percent?: number | null) => void;
}

/** The visitor's file from a provider, or why there is none. Throws the signal's reason when aborted. */
export async function pickFile(
  picker: Picker,
  settings: PickerSettings,
  request: PickRequest,
): Promise<File | NotPicked> {
  const { 'google-drive': drive, dropbox } = settings;
  if (picker === 'google-drive' && drive !== null) return pickFromDrive(drive, request);
  if (picker === 'dropbox' && dropbox !== null) return pickFromDropbox(dropbox, request);
  return notReady[picker];
}
