import type { Picker } from '../tool/tool.ts';

/** The keys of a site at Google, and where Google's scripts and files are. */
export interface GoogleDriveSettings {
  readonly clientId: string;
  readonly apiKey: string;
  /** The number of the project to which client and key belong. */
  readonly appId: string;
  readonly identityScript: string;
  readonly loaderScript: string;
  /** The address below which a file's id leads to it. */
  readonly files: string;
}

/** The key of a site at Dropbox, and where Dropbox's script is. */
export interface DropboxSettings {
  readonly appKey: string;
  readonly chooserScript: string;
}

/** What each cloud picker needs; null for one that is not set up. */
export interface PickerSettings extends Readonly<Record<Picker, object | null>> {
  readonly 'google-drive': GoogleDriveSettings | null;
  readonly dropbox: DropboxSettings | null;
}
