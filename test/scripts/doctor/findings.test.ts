import { afterEach, expect, it, vi } from 'vitest';
import { createFindings } from '../../../scripts/doctor/findings.mjs';

afterEach(() => {
  vi.restoreAllMocks();
});

function printed(
  isJson: boolean,
  isThere: boolean,
  wish = false,
): { readonly text: string; readonly complete: boolean } {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const { section, row, say, end } = createFindings(isJson);
  section('Programs');
  row(isThere, 'qpdf', '11.3');
  row(wish, 'a wish', 'not there', { isNeeded: false });
  say('For people.');
  const complete = end();
  return { text: log.mock.calls.join('\n'), complete };
}

it('prints findings as they come, and whether anything required is missing', () => {
  const { text, complete } = printed(false, true);
  expect(text).toContain('Programs\n  ✓ qpdf                       11.3\n  ! a wish');
  expect(text).toMatch(
    /For people\.[\s\S]*All that is needed is there; see also the lines with an exclamation mark\.$/,
  );
  expect(complete).toBe(true);
  expect(printed(false, true, true).text).toMatch(/All is there\.$/);
  const without = printed(false, false);
  expect(without.text).toContain('  ✗ qpdf');
  expect(without.text).toMatch(/the others work\.$/);
  expect(without.complete).toBe(false);
});

it('prints JSON and nothing else for programs', () => {
  const { text, complete } = printed(true, false);
  expect(complete).toBe(false);
  expect(JSON.parse(text)).toEqual({
    complete: false,
    sections: [
      {
        title: 'Programs',
        findings: [
          { ok: false, isNeeded: true, name: 'qpdf', text: '11.3' },
          { ok: false, isNeeded: false, name: 'a wish', text: 'not there' },
        ],
      },
    ],
  });
});
