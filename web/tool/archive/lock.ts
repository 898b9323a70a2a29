/** Whether a file needs a password; `unknown` where it cannot be read. */
export type Lock = 'locked' | 'open' | 'unknown';
