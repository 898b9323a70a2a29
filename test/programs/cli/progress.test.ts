import { PassThrough } from 'node:stream';
import type { WriteStream } from 'node:tty';
import { describe, expect, it } from 'vitest';
import { showProgress } from '../../../programs/cli/progress.ts';

/** A terminal of so many columns that keeps what is written to it. */
function terminal(columns: number) {
  const stream = Object.assign(new PassThrough(), { isTTY: true, columns });
  const written = () => String(stream.read() ?? '');
  return { stream: stream as unknown as WriteStream, written };
}

describe('the bar of a command', () => {
  it('stands below the lines of what has ended, and leaves only them', () => {
    const { stream, written } = terminal(80);
    const progress = showProgress(2, stream);
    progress.step('first\n', stream);
    progress.step('second\n', stream);
    progress.stop();
    const text = written();
    expect(text).toContain('\u001b[2Kfirst\nsecond\n');
    expect(text.lastIndexOf('second')).toBeLessThan(text.lastIndexOf('2/2'));
    // Back to the start of its own line, and nothing from there on.
    expect(text.endsWith('\u001b[1G\u001b[0J')).toBe(true);
    expect(text).not.toContain('\u001b8');
  });

  it('says how long it will take only once something has ended', () => {
    const { stream, written } = terminal(80);
    const progress = showProgress(2, stream);
    expect(written()).toContain(`${'-'.repeat(40)} 0/2\u001b`);
    progress.step('first\n', stream);
    progress.stop();
    expect(written()).toMatch(/=+-+ 1\/2, \d+s to go/);
  });

  it('fits a narrow terminal, and leaves lines that go elsewhere alone', () => {
    const { stream, written } = terminal(40);
    const other = new PassThrough();
    const progress = showProgress(1, stream);
    progress.step('first\n', Object.assign(other, { isTTY: false }) as unknown as WriteStream);
    progress.stop();
    expect(written()).toMatch(/-{16} 0\/1/);
    expect(String(other.read())).toBe('first\n');
  });
});
