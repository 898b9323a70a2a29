/** Whether a file needs a password; `unknown` if it cannot be read. */
export type Lock = 'locked' | 'open' | 'unknown';
