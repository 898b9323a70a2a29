/**
 * A request's address as the routes know it. Some reverse proxies take the path off before they pass a request on and
 * others do not; an address without it is left as it is, so that both work.
 */
export function withoutBasePath(url: string, basePath: string): string {
  const rest = url.slice(basePath.length);
  if (basePath === '' || !url.startsWith(basePath) || !/^([/?]|$)/.test(rest)) return url;
  return rest.startsWith('/') ? rest : `/${rest}`;
}
