import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../api/config.ts';
import { pickerSettings } from '../../../api/pages/pickers.ts';

const google = { GOOGLE_CLIENT_ID: 'client', GOOGLE_API_KEY: 'key', GOOGLE_APP_ID: '12' };

describe('pickerSettings', () => {
  it('is null if nothing is configured', () => {
    expect(pickerSettings(readConfig({}))).toBeNull();
  });

  it("gives the keys with the providers' addresses", () => {
    expect(pickerSettings(readConfig({ ...google, DROPBOX_APP_KEY: 'app' }))).toEqual({
      'google-drive': {
        clientId: 'client',
        apiKey: 'key',
        appId: '12',
        identityScript: 'https://accounts.google.com/gsi/client',
        loaderScript: 'https://apis.google.com/js/api.js',
        files: 'https://www.googleapis.com/drive/v3/files',
      },
      dropbox: { appKey: 'app', chooserScript: 'https://www.dropbox.com/static/api/2/dropins.js' },
    });
  });

  it('moves the addresses to the origin that is set', () => {
    const settings = pickerSettings(readConfig({ ...google, GOOGLE_ORIGIN: 'https://proxy.test:8443/' }));
    expect(settings).toMatchObject({
      'google-drive': {
        identityScript: 'https://proxy.test:8443/gsi/client',
        files: 'https://proxy.test:8443/drive/v3/files',
      },
      dropbox: null,
    });
  });

  it("refuses a part of Google's keys", () => {
    expect(() => readConfig({ GOOGLE_CLIENT_ID: 'client', GOOGLE_APP_ID: '12' })).toThrow(/GOOGLE_API_KEY .*missing/);
  });
});
