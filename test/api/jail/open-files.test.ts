import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { hardFileLimit } from '../../../api/jail/open-files.ts';

const limitsOf = (
  soft: string,
  hard: string,
) => `Limit                     Soft Limit           Hard Limit           Units
Max processes             63443                63443                processes
Max open files            ${soft.padEnd(20)} ${hard.padEnd(20)} files
`;

describe('the files that a jail may have open', () => {
  it('are those of the hard limit', () => {
    expect(hardFileLimit(limitsOf('1024', '2048'))).toBe(2048);
  });

  it('are unknown without a limit', () => {
    expect(hardFileLimit(limitsOf('1024', 'unlimited'))).toBeUndefined();
    expect(hardFileLimit('')).toBeUndefined();
  });

  it('are no more than a server with a low limit has itself', () => {
    const confinement = new URL('../../../api/jail/confinement.ts', import.meta.url).href;
    const script = `import { limitArguments } from '${confinement}';
      console.log(limitArguments({ file: 'true', args: [] }, { workspace: '/tmp' }, false).join(' '));`;
    const node = [process.execPath, '--import', 'tsx', '--input-type=module', '-e', script];
    expect(execFileSync('prlimit', ['--nofile=700:900', ...node], { encoding: 'utf8' })).toContain('--nofile=900 ');
  });
});
