import { buffer } from 'node:stream/consumers';
import { isFontBomb } from '../../../formats/fonts/font-components.ts';
import { attributeOf } from '../../../formats/xml/xml-names.ts';
import type { OfficePackage, PackageEntry } from '../../../formats/zip/zip-package.ts';
import { ProblemError } from '../../../problem.ts';
import { clear, isFont, keyOf, obfuscatedBytes } from '../fonts/embedded/obfuscated-fonts.ts';

/** Keys that are tried on each part: Word writes one for each font. */
const maxKeys = 200;

/** Looks at the fonts that a document brings. */
export interface FontGuard {
  /** Takes the attributes of an element that refers to one. */
  readonly refer: (attributes: Readonly<Record<string, string>>) => void;
  /** Takes a part that may be one. */
  readonly mayBe: (entry: PackageEntry) => void;
  /** Throws `too-complex` if one would keep LibreOffice busy without end, and what reading it throws. */
  readonly check: (opened: OfficePackage, signal: AbortSignal) => Promise<void>;
}

/** Creates a guard against fonts whose characters are made of each other, in any part of a package. */
export function createFontGuard(): FontGuard {
  const keys = new Map<string, Buffer>([['', Buffer.alloc(16)]]);
  const candidates: PackageEntry[] = [];
  let isReferred = false;
  return {
    refer(attributes) {
      isReferred = true;
      const guid = attributeOf(attributes, 'fontKey') ?? '';
      const key = keyOf(guid);
      if (key !== null && keys.size < maxKeys) keys.set(guid, key);
    },
    mayBe(entry) {
      candidates.push(entry);
    },
    async check(opened, signal) {
      if (!isReferred) return;
      for (const entry of candidates) {
        signal.throwIfAborted();
        const start = (await opened.readStart(entry)).subarray(0, obfuscatedBytes);
        const fitting = [...keys.values()].filter((key) => isFont(clear(start, key)));
        if (fitting.length === 0) continue;
        const font = await buffer(await opened.read(entry));
        if (!fitting.some((key) => isFontBomb(clear(font, key)))) continue;
        throw new ProblemError(
          'too-complex',
          'This document brings a font whose characters are made of each other without end. Save it without embedded fonts.',
        );
      }
    },
  };
}
