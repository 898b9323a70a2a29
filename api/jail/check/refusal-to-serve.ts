import { isIP } from 'node:net';
import type { Sandbox } from '../sandbox.ts';

/** The settings that decide whether isolation is good enough. */
export interface ServingSettings {
  readonly SANDBOX: 'auto' | 'require' | 'allow-minimal';
  readonly HOST: string;
}

function isLoopback(host: string): boolean {
  if (isIP(host) === 4) return host.startsWith('127.');
  return host === '::1' || host === 'localhost';
}

/** Why the server must not run with this isolation, and what to do, for the operator; null if it may. */
export function refusalToServe({ level, reason }: Sandbox, { SANDBOX, HOST }: ServingSettings): string | null {
  if (SANDBOX === 'require' && level !== 'full') {
    return `SANDBOX=require, but isolation is only ${level} here: ${reason}`;
  }
  if (level !== 'minimal' || SANDBOX === 'allow-minimal' || isLoopback(HOST)) return null;
  return [
    'Isolation is minimal here: a hostile file that takes a program over can read the files of this machine.',
    `Why: ${reason}`,
    'Do one of these:',
    '- start as root or where user namespaces are allowed, with bubblewrap 0.8 or later installed (npm run doctor);',
    '- use Linux 6.7 or later with Landlock, which works in containers, too;',
    '- HOST=127.0.0.1, to serve this machine alone;',
    '- SANDBOX=allow-minimal, where only people you trust send files.',
  ].join('\n');
}
