import { expect, it } from 'vitest';
import { limitArguments } from '../../../../api/jail/confinement.ts';
import { codeRangeBytes, writableCodeBytes } from '../../../../api/jail/limits/code-range.ts';

const ofNode24 = `114e2000-1172c000 rw-p 00000000 00:00 0          [heap]
7fd56c000000-7fd58c000000 rwxp 00000000 00:00 0
7fd58c000000-7fd58c001000 rwxp 00000000 00:00 0
7fd5a822a000-7fd5a8a2a000 rw-p 00000000 00:00 0
`;
const ofNode20 = `7fd56c000000-7fd58c000000 ---p 00000000 00:00 0
7fd5a822a000-7fd5a8a2a000 rw-p 00000000 00:00 0
`;

it('finds what Node reserves for compiled code, where that counts as memory', () => {
  expect(writableCodeBytes(ofNode24)).toBe(512 * 1024 ** 2);
  expect(writableCodeBytes(ofNode20)).toBe(0);
});

it('allows Node what it reserves beyond its limit, and other programs the limit alone', () => {
  const limited = (file: string) =>
    limitArguments({ file, args: [] }, { workspace: '/tmp', maxMemoryBytes: 600_000_000 }, 'separate').at(-1);
  expect(limited(process.execPath)).toBe(`--data=${600_000_000 + codeRangeBytes}`);
  expect(limited('qpdf')).toBe('--data=600000000');
});
