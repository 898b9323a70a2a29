import type { TokenApi } from './google-api.ts';

/** Only files that the visitor picks. */
const scope = 'https://www.googleapis.com/auth/drive.file';

/** A token is not used in its last minute, lest it ends during a download. */
const marginMs = 60_000;

/** A token, or why there is none: the visitor refused or closed the window, or the browser did not open it. */
export type Grant = { readonly token: string } | 'refused' | 'blocked';

let kept = { token: '', untilMs: 0 };

/** Asks the visitor for a token in Google's window; one that is still good is used again during the visit. */
export async function grantOf(tokens: TokenApi, clientId: string): Promise<Grant> {
  if (Date.now() < kept.untilMs) return { token: kept.token };
  return new Promise((resolve) => {
    const client = tokens.initTokenClient({
      client_id: clientId,
      scope,
      callback: ({ access_token: token, expires_in: seconds }) => {
        if (token === undefined) return resolve('refused');
        kept = { token, untilMs: Date.now() + Number(seconds ?? 0) * 1000 - marginMs };
        resolve({ token });
      },
      error_callback: ({ type }) => resolve(type === 'popup_failed_to_open' ? 'blocked' : 'refused'),
    });
    client.requestAccessToken();
  });
}

/** Forgets the token, so that the visitor is asked again. */
export function forgetGrant(): void {
  kept = { token: '', untilMs: 0 };
}
