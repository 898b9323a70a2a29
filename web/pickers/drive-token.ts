import type { TokenApi } from './google-api.ts';

/** Access to picked files only. */
const scope = 'https://www.googleapis.com/auth/drive.file';

/** A token is not used in its last minute, so that it does not expire during a download. */
const expiryMarginMs = 60_000;

/** A token, or why there is none: the visitor declined or closed the window, or the browser blocked the window. */
export type TokenResult = { readonly token: string } | 'refused' | 'blocked';

let cached = { token: '', untilMs: 0 };

/** Asks the visitor for a token in Google's window; a valid one is reused during the visit. */
export async function requestToken(tokens: TokenApi, clientId: string): Promise<TokenResult> {
  if (Date.now() < cached.untilMs) return { token: cached.token };
  return new Promise((resolve) => {
    const client = tokens.initTokenClient({
      client_id: clientId,
      scope,
      callback: ({ access_token: token, expires_in: seconds }) => {
        if (token === undefined) return resolve('refused');
        cached = { token, untilMs: Date.now() + Number(seconds ?? 0) * 1000 - expiryMarginMs };
        resolve({ token });
      },
      error_callback: ({ type }) => resolve(type === 'popup_failed_to_open' ? 'blocked' : 'refused'),
    });
    client.requestAccessToken();
  });
}

/** Forgets the token, so that the visitor is asked again. */
export function discardToken(): void {
  cached = { token: '', untilMs: 0 };
}
