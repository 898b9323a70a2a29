/** The response of a token client (Google Identity Services, "TokenResponse"); an error comes without a token. */
export interface TokenResponse {
  readonly access_token?: string;
  readonly expires_in?: number | string;
  readonly error?: string;
}

interface TokenClientConfig {
  readonly client_id: string;
  readonly scope: string;
  readonly callback: (response: TokenResponse) => void;
  /** `popup_closed`, `popup_failed_to_open` or `unknown`. */
  readonly error_callback: (error: { readonly type: string }) => void;
}

/** The part of accounts.google.com/gsi/client that issues tokens. */
export interface TokenApi {
  readonly initTokenClient: (config: TokenClientConfig) => { readonly requestAccessToken: () => void };
}

/** A file as reported by the Picker. */
export interface PickedDocument {
  readonly id: string;
  readonly name: string;
  readonly mimeType?: string;
}

/** What the Picker reports: loaded, failed, cancelled, or the picked files. */
export interface PickerAnswer {
  readonly action: string;
  readonly docs?: readonly PickedDocument[];
}

interface DocsView {
  readonly setMimeTypes: (list: string) => DocsView;
  readonly setIncludeFolders: (included: boolean) => DocsView;
}

interface PickerDialog {
  readonly setVisible: (visible: boolean) => void;
  readonly dispose: () => void;
}

interface PickerBuilder {
  readonly setAppId: (id: string) => PickerBuilder;
  readonly setDeveloperKey: (key: string) => PickerBuilder;
  readonly setOAuthToken: (token: string) => PickerBuilder;
  readonly addView: (view: DocsView) => PickerBuilder;
  readonly setCallback: (callback: (answer: PickerAnswer) => void) => PickerBuilder;
  readonly build: () => PickerDialog;
}

/** The part of the Picker that this site uses. Without its multi-select feature it takes one file. */
export interface PickerApi {
  readonly PickerBuilder: new () => PickerBuilder;
  readonly DocsView: new () => DocsView;
}

/** The globals that Google's scripts define. */
export interface GoogleWindow {
  readonly google?: { readonly accounts?: { readonly oauth2?: TokenApi }; readonly picker?: PickerApi };
  readonly gapi?: {
    readonly load: (
      name: 'picker',
      answers: { readonly callback: () => void; readonly onerror: () => void; timeout: number; ontimeout: () => void },
    ) => void;
  };
}
