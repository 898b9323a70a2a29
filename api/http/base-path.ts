/**
 * Strips the base path from a request's URL. A URL without it stays as it is, since some reverse proxies have already
 * stripped it.
 */
export function withoutBasePath(url: string, basePath: string): string {
  const rest = url.slice(basePath.length);
  if (basePath === '' || !url.startsWith(basePath) || !/^([/?]|$)/.test(rest)) return url;
  return rest.startsWith('/') ? rest : `/${rest}`;
}
