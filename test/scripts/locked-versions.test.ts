import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Locked {
  readonly dev?: boolean;
  readonly version?: string;
  readonly engines?: { readonly node?: string };
}

const read = (name: string) => JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'));
/** The oldest Node that is supported, as [major, minor]. */
const [major, minor] = read('package.json').engines.node.match(/\d+/g).map(Number) as readonly [number, number];

/** Whether one alternative of a range (`^20.9.0`, `>=18`) takes the oldest Node. */
function takesOldest(alternative: string): boolean {
  const [, operator = '', from = '0', fromMinor = '0'] = /^\s*(\D*)(\d+)?(?:\.(\d+))?/.exec(alternative) ?? [];
  const isSame = Number(from) === major && Number(fromMinor) <= minor;
  return isSame || (/>/.test(operator) && Number(from) < major) || alternative.trim() === '*';
}

it('the packages that a server is installed with take the oldest Node that is supported', () => {
  const packages = Object.entries(read('package-lock.json').packages as Readonly<Record<string, Locked>>);
  const served = packages.filter(([, { dev }]) => dev !== true);
  const newer = served.filter(([, { engines }]) => !(engines?.node ?? '*').split('||').some(takesOldest));
  expect(served.length).toBeGreaterThan(100);
  expect(newer.map(([name, { version, engines }]) => `${name} ${version}: ${engines?.node}`)).toEqual([]);
});
