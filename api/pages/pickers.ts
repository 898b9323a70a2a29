import type { DropboxSettings, GoogleDriveSettings, PickerSettings } from '../../catalog/site/pickers.ts';
import type { Picker } from '../../catalog/tool/tool.ts';
import type { Config } from '../config.ts';

/** Sources that a provider needs in the Content-Security-Policy, by directive. */
export type PolicySources = Readonly<Partial<Record<Directive, readonly string[]>>>;
type Directive = 'scriptSrc' | 'frameSrc' | 'connectSrc' | 'imgSrc' | 'styleSrc' | 'fontSrc';

interface Provider {
  readonly addresses: Readonly<Record<string, string>>;
  readonly sources: PolicySources;
}

/**
 * All addresses of the providers. Google's sources are those in the guide to its Picker element; the Picker writes its
 * styles into the page. Dropbox's Chooser is a window of its own, and its links redirect to hosts for the file.
 */
const providers = {
  'google-drive': {
    addresses: {
      identityScript: 'https://accounts.google.com/gsi/client',
      loaderScript: 'https://apis.google.com/js/api.js',
      files: 'https://www.googleapis.com/drive/v3/files',
    },
    sources: {
      scriptSrc: ['https://accounts.google.com', 'https://apis.google.com'],
      frameSrc: ['https://accounts.google.com', 'https://docs.google.com', 'https://drive.google.com'],
      connectSrc: ['https://accounts.google.com', 'https://*.googleapis.com'],
      imgSrc: ['https://*.googleusercontent.com'],
      styleSrc: ["'unsafe-inline'"],
      fontSrc: ['https://fonts.gstatic.com'],
    },
  },
  dropbox: {
    addresses: { chooserScript: 'https://www.dropbox.com/static/api/2/dropins.js' },
    sources: {
      scriptSrc: ['https://www.dropbox.com'],
      frameSrc: ['https://www.dropbox.com'],
      connectSrc: ['https://www.dropbox.com', 'https://*.dropboxusercontent.com'],
    },
  },
} as const satisfies Record<Picker, Provider>;

/** The addresses with their paths, on the host of a proxy or a stand-in where one is set. */
function addressesOf<T extends Readonly<Record<string, string>>>(addresses: T, origin: string | undefined): T {
  if (origin === undefined) return addresses;
  const moved = Object.entries(addresses).map(([name, url]) => [name, new URL(new URL(url).pathname, origin).href]);
  return Object.fromEntries(moved);
}

function googleDrive(config: Config): GoogleDriveSettings | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_API_KEY: apiKey, GOOGLE_APP_ID: appId } = config;
  if (clientId === undefined || apiKey === undefined || appId === undefined) return null;
  return { clientId, apiKey, appId, ...addressesOf(providers['google-drive'].addresses, config.GOOGLE_ORIGIN) };
}

function dropbox({ DROPBOX_APP_KEY: appKey, DROPBOX_ORIGIN: origin }: Config): DropboxSettings | null {
  return appKey === undefined ? null : { appKey, ...addressesOf(providers.dropbox.addresses, origin) };
}

/** The cloud pickers' settings for the pages; null where no provider is set up. */
export function pickerSettings(config: Config): PickerSettings | null {
  const settings = { 'google-drive': googleDrive(config), dropbox: dropbox(config) };
  return Object.values(settings).every((one) => one === null) ? null : settings;
}

const isKeyword = (source: string) => source.startsWith("'");

/** What each provider that is set up adds to the Content-Security-Policy. */
export function pickerSources(config: Config): readonly PolicySources[] {
  const settings = pickerSettings(config);
  const origins: Readonly<Record<Picker, string | undefined>> = {
    'google-drive': config.GOOGLE_ORIGIN,
    dropbox: config.DROPBOX_ORIGIN,
  };
  const used = (Object.keys(providers) as Picker[]).filter((picker) => settings?.[picker]);
  return used.map((picker) => {
    const sources: PolicySources = providers[picker].sources;
    const origin = origins[picker];
    if (origin === undefined) return sources;
    const moved = Object.entries(sources).map(([name, hosts]) => [name, [...hosts.filter(isKeyword), origin]]);
    return Object.fromEntries(moved) as PolicySources;
  });
}
