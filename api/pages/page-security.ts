import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Config } from '../config.ts';
import { pickerSources } from './pickers.ts';

type Directives = Readonly<Record<string, readonly string[]>>;

const ownDirectives = {
  defaultSrc: ["'self'"],
  // pdf.js decodes some images with WebAssembly.
  scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
  imgSrc: ["'self'", 'blob:', 'data:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
} as const satisfies Directives;

/** Security headers for the pages. Hosts of cloud pickers are allowed only if the pickers are configured. */
export function pageSecurity(config: Config): FastifyHelmetOptions {
  const providers = pickerSources(config);
  const directives: Record<string, readonly string[]> = { ...ownDirectives };
  for (const [name, hosts] of providers.flatMap((sources) => Object.entries(sources))) {
    directives[name] = [...(directives[name] ?? ownDirectives.defaultSrc), ...hosts];
  }
  const isOpened = providers.length > 0;
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: Object.fromEntries(Object.entries(directives).map(([name, sources]) => [name, [...sources]])),
    },
    // The providers' pop-ups post messages to the page that opened them.
    crossOriginOpenerPolicy: { policy: isOpened ? 'same-origin-allow-popups' : 'same-origin' },
    // Google restricts API keys by origin.
    referrerPolicy: { policy: isOpened ? 'strict-origin' : 'no-referrer' },
    // The reverse proxy terminates TLS, so it sets this header.
    strictTransportSecurity: false,
  };
}
