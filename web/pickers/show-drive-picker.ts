import type { GoogleDriveSettings } from '../../catalog/site/pickers.ts';
import type { PickedDocument, PickerApi } from './google-api.ts';

interface Options {
  readonly settings: GoogleDriveSettings;
  readonly token: string;
  readonly mediaTypes: readonly string[];
  /** Closes the Picker. */
  readonly signal: AbortSignal;
}

/** Lets the visitor pick one file of these media types; null for none. Throws an Error if the Picker fails. */
export function showDrivePicker(
  { PickerBuilder, DocsView }: PickerApi,
  { settings, token, mediaTypes, signal }: Options,
): Promise<PickedDocument | null> {
  return new Promise((resolve, reject) => {
    const picker = new PickerBuilder()
      .setAppId(settings.appId)
      .setDeveloperKey(settings.apiKey)
      .setOAuthToken(token)
      .addView(new DocsView().setMimeTypes(mediaTypes.join(',')).setIncludeFolders(true))
      .setCallback(({ action, docs }) => {
        if (action === 'picked') resolve(docs?.[0] ?? null);
        if (action === 'cancel') resolve(null);
        if (action === 'error') reject(new Error('the Picker failed'));
      })
      .build();
    signal.addEventListener('abort', () => {
      picker.setVisible(false);
      picker.dispose();
      resolve(null);
    });
    picker.setVisible(true);
  });
}
