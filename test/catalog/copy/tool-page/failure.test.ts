import { describe, expect, it } from 'vitest';
import { failureText, type Means, remedyFor } from '../../../../catalog/copy/tool-page/failure.ts';
import type { ProblemCode } from '../../../../catalog/problems.ts';

const none: Means = { asksPassword: false, dropsSignatures: false };
const all: Means = { asksPassword: true, dropsSignatures: true };
const remedy = (code: ProblemCode, means: Means) =>
  remedyFor({ type: 'about:blank', code, title: code, status: 422 }, means);

describe('the remedy', () => {
  it.each(['busy', 'conversion-timeout', 'conversion-failed', 'internal'] as const)(
    'for %s is the same file once more',
    (code) => expect(remedy(code, all)).toBe('retry'),
  );

  it.each(['damaged-file', 'content-lost', 'too-complex', 'unsupported-file-type', 'empty-file'] as const)(
    'for %s is another file: this one would only fail again',
    (code) => expect(remedy(code, all)).toBe('choose'),
  );

  it.each(['offline', 'unreachable'] as const)('without an answer, %s, is the same file once more', (reason) =>
    expect(remedyFor(reason, all)).toBe('retry'),
  );

  it('is the password or no signature where the page can do that, else another file', () => {
    expect([remedy('wrong-password', all), remedy('wrong-password', none)]).toEqual(['password', 'choose']);
    expect([remedy('signed-document', all), remedy('signed-document', none)]).toEqual(['unsign', 'choose']);
  });
});

it("says what the server gives as detail, else the code's own advice", () => {
  const problem = { type: 'about:blank', code: 'busy', title: 'Busy', status: 503 } as const;
  expect(failureText({ ...problem, detail: 'In a minute.' })).toEqual({ title: 'Busy', detail: 'In a minute.' });
  expect(failureText(problem).detail).toContain('Wait a moment');
  expect(failureText('offline').title).toBe('You’re offline');
});
