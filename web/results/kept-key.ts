/** Where a tab's session storage says what it has kept. */
export const keptKey = 'kept-results';

/** Whether this tab has kept results before a reload. */
export function hasKept(): boolean {
  try {
    return sessionStorage.getItem(keptKey) !== null;
  } catch {
    // A visitor may have forbidden storage.
    return false;
  }
}
