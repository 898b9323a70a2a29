import type { GoogleDriveSettings } from '../../catalog/site/pickers.ts';
import type { GoogleWindow, PickerApi, TokenApi } from './google-api.ts';
import { loadScript } from './load-script.ts';

const google = window as unknown as GoogleWindow;
const timeoutMs = 20_000;

async function loadTokens(src: string): Promise<TokenApi> {
  await loadScript(src);
  const tokens = google.google?.accounts?.oauth2;
  if (tokens === undefined) throw new Error(`${src} brought no token client`);
  return tokens;
}

async function loadPicker(src: string): Promise<PickerApi> {
  await loadScript(src);
  await new Promise<void>((resolve, reject) => {
    const fail = () => reject(new Error(`${src} did not load the Picker`));
    if (google.gapi === undefined) return fail();
    google.gapi.load('picker', { callback: resolve, onerror: fail, timeout: timeoutMs, ontimeout: fail });
  });
  const picker = google.google?.picker;
  if (picker === undefined) throw new Error(`${src} brought no Picker`);
  return picker;
}

/** What Google's scripts give a page. */
export interface GoogleScripts {
  readonly tokens: TokenApi;
  readonly picker: PickerApi;
}

/** Loads the scripts of Google Drive's picker. Throws an Error if one fails to load. */
export async function loadGoogle({ identityScript, loaderScript }: GoogleDriveSettings): Promise<GoogleScripts> {
  const [tokens, picker] = await Promise.all([loadTokens(identityScript), loadPicker(loaderScript)]);
  return { tokens, picker };
}
