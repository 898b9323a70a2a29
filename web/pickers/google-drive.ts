import { driveCopy, pickerCopy } from '../../catalog/copy/tool-page/pickers.ts';
import type { GoogleDriveSettings } from '../../catalog/site/pickers.ts';
import { downloadPicked } from './download-picked.ts';
import { discardToken, requestToken } from './drive-token.ts';
import { loadGoogle } from './google-scripts.ts';
import { logFailure } from './log-failure.ts';
import { type NotPicked, notPicked, notReady } from './not-picked.ts';
import type { PickRequest } from './pick-request.ts';
import { mediaTypesOf, pickedName } from './picked-name.ts';
import { showDrivePicker } from './show-drive-picker.ts';

/** Google Drive: the visitor's consent, the Picker, and the download of the one file that was picked. */
export async function pickFromDrive(settings: GoogleDriveSettings, request: PickRequest): Promise<File | NotPicked> {
  const { input, limit, signal, report } = request;
  report(driveCopy.authorizing);
  const scripts = await loadGoogle(settings).catch(logFailure);
  signal.throwIfAborted();
  if (scripts === null) return notReady['google-drive'];
  const granted = await requestToken(scripts.tokens, settings.clientId);
  signal.throwIfAborted();
  if (granted === 'blocked') return notPicked('before', pickerCopy.blocked('google-drive'));
  if (granted === 'refused') return notPicked('before');
  const { token } = granted;
  try {
    report(driveCopy.opening);
    const file = await showDrivePicker(scripts.picker, { settings, token, mediaTypes: mediaTypesOf(input), signal });
    if (file === null) return notPicked('before');
    report(driveCopy.connecting);
    const content = await downloadPicked(`${settings.files}/${encodeURIComponent(file.id)}?alt=media`, request, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (content === 'no-body') return notPicked({ text: driveCopy.noBody });
    if (content === 'too-large') return notPicked('before', pickerCopy.tooLarge(limit));
    return new File([content], pickedName(input, file.name, file.mimeType), { type: file.mimeType ?? '' });
  } catch (error) {
    signal.throwIfAborted();
    logFailure(error);
    // The token may have been rejected.
    discardToken();
    return notPicked({ text: driveCopy.failed });
  }
}
