import { expect, it } from 'vitest';
import { installedBrowser } from '../../api/installed-browser.ts';

it('prefers the Chromium without windows, and takes the other where it is alone', () => {
  const among = (...installed: readonly string[]) => installedBrowser((path) => installed.includes(path));
  expect(among('/usr/bin/chromium', '/usr/bin/chromium-headless-shell')).toBe('/usr/bin/chromium-headless-shell');
  expect(among('/usr/bin/chromium')).toBe('/usr/bin/chromium');
  expect(among()).toBe('/usr/bin/chromium-headless-shell');
});
