import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Config } from '../config.ts';
import { pickerSources } from '../pages/pickers.ts';

type Directives = Readonly<Record<string, readonly string[]>>;

const ownDirectives = {
  defaultSrc: ["'self'"],
  // pdf.js decodes some pictures by WebAssembly.
  scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
  imgSrc: ["'self'", 'blob:', 'data:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
} as const satisfies Directives;

/** The headers by which browsers guard the pages; opened for a cloud picker's hosts only where it is set up. */
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
    // The providers' windows answer to the page that opened them.
    crossOriginOpenerPolicy: { policy: isOpened ? 'same-origin-allow-popups' : 'same-origin' },
    // Google tells by the origin whether a key may be used here.
    referrerPolicy: { policy: isOpened ? 'strict-origin' : 'no-referrer' },
    // A server without TLS of its own must not promise it; the reverse proxy does.
    strictTransportSecurity: false,
  };
}
