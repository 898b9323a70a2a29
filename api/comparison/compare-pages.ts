import type { PageRequest, PageResult } from './messages.ts';
import { type ComparerSettings, createPageComparer } from './page-comparer.ts';

/** How one list of pages is compared. */
export interface ComparisonSettings extends ComparerSettings {
  /** The time for all pages together. */
  readonly timeoutMs: number;
}

/** Renders and compares one list of pages, as `PageComparer.compare` does. Throws the signal's reason. */
export async function comparePages(
  wanted: readonly PageRequest[],
  settings: ComparisonSettings,
): Promise<readonly PageResult[]> {
  const comparer = createPageComparer(settings);
  try {
    return await comparer.compare(wanted, performance.now() + settings.timeoutMs);
  } finally {
    comparer.close();
  }
}
