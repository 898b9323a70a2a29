import type { TokenApi } from './google-api.ts';

/** Access to picked files only. */
const scope = 'https://www.googleapis.com/auth/drive.file';

/** A token is not used in its last minute, so that it does not expire during a download. */
const marginMs = 60_000;

/** A token, or why there is none: the visitor declined or closed the window, or the browser blocked the window. */
export type Grant = { readonly token: string } | 'refused' | 'blocked';

let kept = { token: '', untilMs: 0 };

/** Asks the visitor for a token in Google's window; a valid one is reused during the visit. */
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
