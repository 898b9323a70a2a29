import type { Language } from '../languages/languages.ts';
import { openPage } from './pages.ts';
import type { Site } from './site.ts';

/** The icons of the installed site, below its base path; `any` as they are, `maskable` with room for a mask. */
export const icons = [
  { path: '/icons/icon-192.png', pixels: 192, purpose: 'any' },
  { path: '/icons/icon-512.png', pixels: 512, purpose: 'any' },
  { path: '/icons/maskable-512.png', pixels: 512, purpose: 'maskable' },
] as const;

/** The icon that iOS puts on the home screen. */
export const touchIcon = { path: '/icons/touch-180.png', pixels: 180, purpose: 'maskable' } as const;

/** The light theme's paper colour, as in tokens.css. */
export const paper = '#f7f4ed';

/** The web app manifest (W3C) in a language, with a share target for files; `description` says what the site is. */
export function webManifest(
  { name, basePath }: Pick<Site, 'name' | 'basePath'>,
  { code, dir, prefix }: Language,
  description: string,
) {
  const start = `${basePath}${prefix}/`;
  return {
    id: start,
    name,
    short_name: name,
    description,
    lang: code,
    dir,
    start_url: start,
    scope: `${basePath}/`,
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
    categories: ['productivity', 'utilities'],
    icons: icons.map(({ path, pixels, purpose }) => ({
      src: basePath + path,
      sizes: `${pixels}x${pixels}`,
      type: 'image/png',
      purpose,
    })),
    share_target: {
      action: basePath + prefix + openPage.path,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: 'files', accept: ['*/*'] }] },
    },
  };
}
