import type { FailureReason } from '../../../catalog/copy/tool-page/failure.ts';
import { ConversionError } from '../../client/conversion-error.ts';

/** Why a conversion failed, as the page shows it. */
export function reasonOf(error: unknown): FailureReason {
  if (error instanceof ConversionError) return error.problem;
  return navigator.onLine ? 'unreachable' : 'offline';
}
