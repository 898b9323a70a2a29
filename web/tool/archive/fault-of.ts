import {
  ERR_BAD_FORMAT,
  ERR_ENCRYPTED,
  ERR_ENCRYPTED_CENTRAL_DIRECTORY,
  ERR_EOCDR_NOT_FOUND,
  ERR_INVALID_PASSWORD,
  ERR_SPLIT_ZIP_FILE,
  ERR_UNSUPPORTED_COMPRESSION,
  ERR_UNSUPPORTED_ENCRYPTION,
} from '@zip.js/zip.js/lib/zip-core-native.js';
import type { ArchiveFault } from '../../../catalog/copy/tool-page/archive.ts';

/** More would have to be read than a page should hold. */
export class TooLargeError extends Error {
  override readonly name = 'TooLargeError';
}

/** An encrypted file came out damaged, which a wrong password does, too. */
export class WrongOrDamagedError extends Error {
  override readonly name = 'WrongOrDamagedError';
}

const faults: Readonly<Record<string, ArchiveFault>> = {
  [ERR_BAD_FORMAT]: 'not-an-archive',
  [ERR_EOCDR_NOT_FOUND]: 'not-an-archive',
  [ERR_SPLIT_ZIP_FILE]: 'split',
  [ERR_ENCRYPTED]: 'password-needed',
  [ERR_ENCRYPTED_CENTRAL_DIRECTORY]: 'password-needed',
  [ERR_INVALID_PASSWORD]: 'wrong-password',
  [ERR_UNSUPPORTED_COMPRESSION]: 'unknown-method',
  [ERR_UNSUPPORTED_ENCRYPTION]: 'unknown-method',
};

/** What an error of the ZIP library means to a visitor; any error that is not listed means damage. */
export function faultOf(error: unknown): ArchiveFault {
  if (error instanceof TooLargeError) return 'too-large';
  if (error instanceof WrongOrDamagedError) return 'wrong-or-damaged';
  return (error instanceof Error ? faults[error.message] : undefined) ?? 'damaged';
}
