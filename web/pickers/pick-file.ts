import type { PickerSettings } from '../../catalog/site/pickers.ts';
import type { Picker } from '../../catalog/tool/tool.ts';
import { pickFromDropbox } from './dropbox.ts';
import { pickFromDrive } from './google-drive.ts';
import { type NotPicked, notReady } from './not-picked.ts';
import type { PickRequest } from './pick-request.ts';

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
