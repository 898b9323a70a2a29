import { describe, expect, it } from 'vitest';
import { readConfig } from '../../api/config.ts';

describe('readConfig', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      PORT: 3000,
      SITE_NAME: 'Filewright',
      DISABLED_TOOLS: [],
      TRUST_PROXY: false,
      EXTRACT_MAX_LEVELS: 1,
    });
  });

  it('reads what is set and takes an empty variable as not set', () => {
    const config = readConfig({
      PORT: '8080',
      DISABLED_TOOLS: 'word-to-pdf, odt-to-pdf',
      MAX_FILE_MB: '600',
      SITE_NAME: '',
    });
    expect(config).toMatchObject({
      PORT: 8080,
      DISABLED_TOOLS: ['word-to-pdf', 'odt-to-pdf'],
      MAX_FILE_MB: 600,
      SITE_NAME: 'Filewright',
    });
  });

  it.each([
    ['/files', '/files'],
    ['/a/b-c/', '/a/b-c'],
    ['/', ''],
  ])('reads the base path %s', (given, expected) => {
    expect(readConfig({ BASE_PATH: given }).BASE_PATH).toBe(expected);
  });

  it.each([
    ['false', false],
    ['0', false],
    ['true', 1],
    ['1', 1],
    ['2', 2],
    ['10.0.0.0/8, loopback', ['10.0.0.0/8', 'loopback']],
    ['2001:DB8::1', ['2001:db8::1']],
  ])('trusts proxies by %s', (given, expected) => {
    expect(readConfig({ TRUST_PROXY: given }).TRUST_PROXY).toEqual(expected);
  });

  it.each(['nginx', '10.0.0.0/33', '10.0.0.0/8/8', '-1', '1.5', ','])('refuses to trust proxies by %s', (given) => {
    expect(() => readConfig({ TRUST_PROXY: given })).toThrow(/TRUST_PROXY .*a number of proxies/);
  });

  it.each(['files', '/files?x', '//', '/a b'])('refuses the base path %s', (given) => {
    expect(() => readConfig({ BASE_PATH: given })).toThrow(/BASE_PATH .*a path such as \/files/);
  });

  it('names every wrong variable and what it is for', () => {
    expect(() => readConfig({ PORT: 'http', SANDBOX: 'never' })).toThrow(
      /PORT \(Port to listen on.*\)(.|\n)*SANDBOX \(/,
    );
  });
});
