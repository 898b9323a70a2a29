import { expect, it } from 'vitest';
import { convertUnopened } from '../../../../api/engines/libreoffice/convert-unopened.ts';
import { ProblemError } from '../../../../api/problem.ts';

const job = { workspace: '/none', signal: new AbortController().signal };
const failed = new ProblemError('conversion-failed', 'Not saved.');
const never = () => Promise.reject(new Error('tried again'));

function unopened(slides: { readonly shown: number; readonly hidden: number } | null, error: unknown = failed) {
  const content = { passages: [], pictures: 0, slides, hiddenSheets: 0 };
  const inspection = { fonts: [], macros: false, embedsFonts: false, content };
  return convertUnopened({ source: '/none/deck.ppt', format: 'ppt', inspection, error }, never, job);
}

it('says that all slides are hidden', async () => {
  await expect(unopened({ shown: 0, hidden: 2 })).rejects.toThrow(/hidden/);
  await expect(unopened({ shown: 1, hidden: 2 })).rejects.toBe(failed);
  await expect(unopened(null)).rejects.toBe(failed);
});

it('passes on what explains itself', async () => {
  const locked = new ProblemError('password-protected', 'Locked.');
  await expect(unopened({ shown: 0, hidden: 2 }, locked)).rejects.toBe(locked);
});
