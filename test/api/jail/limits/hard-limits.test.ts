import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { hardLimit } from '../../../../api/jail/limits/hard-limits.ts';

const limitsOf = (
  soft: string,
  hard: string,
) => `Limit                     Soft Limit           Hard Limit           Units
Max processes             63443                63443                processes
Max open files            ${soft.padEnd(20)} ${hard.padEnd(20)} files
`;

describe('what a jail may have open', () => {
  it('is the hard limit', () => {
    expect(hardLimit(limitsOf('1024', '2048'), 'Max open files')).toBe(2048);
  });

  it('is unknown without a limit', () => {
    expect(hardLimit(limitsOf('1024', 'unlimited'), 'Max open files')).toBeUndefined();
    expect(hardLimit('', 'Max open files')).toBeUndefined();
  });

  it('is told apart from other limits', () => {
    expect(hardLimit(limitsOf('1024', '2048'), 'Max processes')).toBe(63443);
  });

  it('is no more than a server with low limits has itself', () => {
    const confinement = new URL('../../../../api/jail/confinement.ts', import.meta.url).href;
    const script = `import { limitArguments } from '${confinement}';
      console.log(limitArguments({ file: 'true', args: [] }, { workspace: '/tmp' }, 'shared').join(' '));`;
    const node = [process.execPath, '--import', 'tsx', '--input-type=module', '-e', script];
    const limits = execFileSync('prlimit', ['--nofile=700:900', '--nproc=600:800', ...node], { encoding: 'utf8' });
    expect(limits).toContain('--nofile=900 ');
    expect(limits).toContain('--nproc=800');
  });
});
