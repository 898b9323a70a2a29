import { buffer } from 'node:stream/consumers';
import { isFontBomb } from '../../../formats/fonts/font-components.ts';
import { attributeOf } from '../../../formats/xml/xml-names.ts';
import type { OfficePackage, PackageEntry } from '../../../formats/zip/zip-package.ts';
import { ProblemError } from '../../../problem.ts';

/** Keys that are tried on each part: Word writes one for each font. */
const maxKeys = 200;
/** What the files of fonts begin with (OpenType). */
const fontStarts = new Set(['\0\x01\0\0', 'true', 'OTTO', 'ttcf']);
/** Bytes at the start of a font that Word obfuscates (ECMA-376 part 4, §9.3). */
const obfuscatedBytes = 32;

/** Looks at the fonts that a document brings. */
export interface FontGuard {
  /** Takes the attributes of an element that refers to one. */
  readonly refer: (attributes: Readonly<Record<string, string>>) => void;
  /** Takes a part that may be one. */
  readonly mayBe: (entry: PackageEntry) => void;
  /** Throws `too-complex` if one would keep LibreOffice busy without end, and what reading it throws. */
  readonly check: (opened: OfficePackage, signal: AbortSignal) => Promise<void>;
}

/** The bytes that a key, written as a GUID, stands for; null for other texts. */
function keyOf(guid: string): Buffer | null {
  const digits = guid.replace(/[{}-]/g, '');
  return /^[0-9a-f]{32}$/i.test(digits) ? Buffer.from(digits, 'hex').reverse() : null;
}

function clear(font: Buffer, key: Buffer): Buffer {
  const plain = Buffer.from(font);
  for (let at = 0; at < Math.min(obfuscatedBytes, plain.length); at++)
    plain[at] = plain.readUInt8(at) ^ key.readUInt8(at % 16);
  return plain;
}

const isFont = (start: Buffer) => fontStarts.has(start.toString('latin1', 0, 4));

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
