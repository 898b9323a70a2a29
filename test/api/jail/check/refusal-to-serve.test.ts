import { expect, it } from 'vitest';
import { refusalToServe } from '../../../../api/jail/check/refusal-to-serve.ts';
import type { Sandbox } from '../../../../api/jail/sandbox.ts';

const sandbox = (level: Sandbox['level']): Sandbox => ({
  level,
  reason: 'no user namespaces',
  users: null,
  findings: { held: [], open: [] },
  ceilings: { groups: null, reason: '' },
  confine: (command) => ({ ...command, env: {} }),
});

it('is given at minimal isolation to other machines, with reason and remedy', () => {
  const refusal = refusalToServe(sandbox('minimal'), { SANDBOX: 'auto', HOST: '0.0.0.0' });
  expect(refusal).toContain('no user namespaces');
  expect(refusal).toContain('SANDBOX=allow-minimal');
  for (const HOST of ['127.0.0.1', '::1', 'localhost']) {
    expect(refusalToServe(sandbox('minimal'), { SANDBOX: 'auto', HOST })).toBeNull();
  }
  expect(refusalToServe(sandbox('minimal'), { SANDBOX: 'auto', HOST: '127.example.com' })).not.toBeNull();
});

it('is not given if the operator allows it, or isolation is better', () => {
  expect(refusalToServe(sandbox('minimal'), { SANDBOX: 'allow-minimal', HOST: '0.0.0.0' })).toBeNull();
  expect(refusalToServe(sandbox('reduced'), { SANDBOX: 'auto', HOST: '0.0.0.0' })).toBeNull();
});

it('is given for anything less than full isolation if that is required', () => {
  expect(refusalToServe(sandbox('reduced'), { SANDBOX: 'require', HOST: '127.0.0.1' })).toContain('reduced');
  expect(refusalToServe(sandbox('full'), { SANDBOX: 'require', HOST: '0.0.0.0' })).toBeNull();
});
