import { isIP } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { admissionLimits, megabytes } from '../catalog/limits.ts';
import type { TrustedProxies } from './http/trusted-proxies.ts';

const text = (fallback: string) => z.string().trim().min(1).default(fallback);
const count = (fallback: number) => z.coerce.number().int().min(1).default(fallback);
const list = z
  .string()
  .default('')
  .transform((value) => value.split(/[\s,]+/).filter((item) => item !== ''));

const megabyte = megabytes(1);

const key = z.string().trim().min(1).optional();
const origin = z
  .url({ protocol: /^https?$/ })
  .transform((value) => new URL(value).origin)
  .optional();

/** Whether a value is an address, a network such as 10.0.0.0/8, or one of Fastify's names for private networks. */
function isProxy(value: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(value)) return true;
  const [address = '', prefix, ...rest] = value.split('/');
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (bits < 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
}

const trustedProxies = z
  .string()
  .trim()
  .toLowerCase()
  .default('false')
  .transform((value, { issues }): TrustedProxies => {
    if (/^(false|no|off|0)$/.test(value)) return false;
    if (/^(true|yes|on)$/.test(value)) return 1;
    if (/^\d{1,2}$/.test(value)) return Number(value);
    const proxies = value.split(/[\s,]+/).filter((item) => item !== '');
    if (proxies.length > 0 && proxies.every(isProxy)) return proxies;
    issues.push({
      code: 'custom',
      message: 'false, a number of proxies, or addresses such as 10.0.0.0/8',
      input: value,
    });
    return false;
  });

/** Every setting, by its environment variable. */
const settings = z.object({
  HOST: text('0.0.0.0').describe('Address to listen on'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('Port to listen on'),
  SITE_NAME: text('Filewright').describe("The site's name"),
  SITE_OPERATOR: text('the operator of this site').describe('Who runs the site, for the legal pages'),
  SITE_EMAIL: text('support@example.com').describe('Address for visitors who need help'),
  SITE_ORIGIN: z.url().default('http://localhost:3000').describe('Public origin, for canonical links'),
  BASE_PATH: z
    .string()
    .regex(/^(\/[\w.~-]+)*\/?$/, 'a path such as /files')
    .default('')
    .transform((value) => value.replace(/\/$/, ''))
    .describe('Path below which a reverse proxy shows the site'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info').describe('What is logged'),
  TRUST_PROXY: trustedProxies.describe('Whose X-Forwarded-For is believed: false, a number of proxies, or a list'),
  WORK_FOLDER: text(join(tmpdir(), 'filewright')).describe('Where files live while they are converted'),
  MAX_FILE_MB: z.coerce
    .number()
    .positive()
    .optional()
    .describe("Megabytes a request may carry, instead of each tool's own limit"),
  MAX_REQUESTS_PER_MINUTE: count(admissionLimits.requestsPerMinute).describe(
    'Conversions in a minute, for one address',
  ),
  MAX_UPLOADS_PER_CLIENT: count(admissionLimits.uploadsPerClient).describe('Uploads at once, for one address'),
  MAX_MB_PER_CLIENT: count(admissionLimits.bytesPerClient / megabyte).describe('Megabytes in flight, for one address'),
  MAX_MB_IN_FLIGHT: count(admissionLimits.bytesInFlight / megabyte).describe('Megabytes in flight, for all visitors'),
  MIN_FREE_DISK_MB: z.coerce
    .number()
    .int()
    .min(0)
    .default(admissionLimits.freeDiskBytes / megabyte)
    .describe("Megabytes kept free on the work folder's disk"),
  MAX_WAITING: count(admissionLimits.waiting).describe('Conversions that wait for an engine'),
  MAX_WAITING_PER_CLIENT: count(admissionLimits.waitingPerClient).describe('Conversions that wait, for one address'),
  MAX_JOB_MEMORY_MB: z.coerce
    .number()
    .int()
    .min(1)
    .optional()
    .describe("Megabytes of memory promised to running conversions, instead of three quarters of the machine's"),
  MIN_UPLOAD_KB_PER_SECOND: count(admissionLimits.uploadBytesPerSecond / 1000).describe(
    'Slowest upload that is waited for',
  ),
  MAX_STALL_SECONDS: count(admissionLimits.stallMs / 1000).describe('Seconds that an upload or a download may stall'),
  MAX_UPLOAD_MINUTES: count(admissionLimits.uploadMinutes).describe('Minutes that an upload may take'),
  EXTRACT_MAX_ENTRIES: count(20_000).describe('Entries of an archive that is unpacked'),
  EXTRACT_MAX_MB: count(2000).describe('Megabytes that an archive may unpack to'),
  EXTRACT_MAX_RATIO: count(200).describe('How many times its size an archive may unpack to'),
  EXTRACT_RATIO_FROM_MB: count(100).describe('Megabytes from which on the ratio counts'),
  EXTRACT_MAX_LEVELS: z.coerce
    .number()
    .int()
    .min(1)
    .max(8)
    .default(1)
    .describe('Archives within one another that are unpacked; 1: only the archive itself'),
  DISABLED_TOOLS: list.describe('Tools that this server does not offer, by id'),
  PAPER: z.enum(['A4', 'Letter']).default('A4').describe('Paper of documents that name none'),
  SANDBOX: z
    .enum(['auto', 'require', 'allow-minimal'])
    .default('auto')
    .describe('require: start with full isolation only; allow-minimal: serve strangers with next to none'),
  LIBREOFFICE_PROGRAM: text('/usr/lib/libreoffice/program').describe("LibreOffice's program folder"),
  LIBREOFFICE_WORKERS: count(availableParallelism()).describe('Office conversions at the same time'),
  CHROMIUM_PROGRAM: text('/usr/bin/chromium').describe("Chromium's program"),
  CHROMIUM_WORKERS: count(availableParallelism()).describe('Pages printed at the same time'),
  GOOGLE_CLIENT_ID: key.describe("Google Drive's picker: OAuth client id"),
  GOOGLE_API_KEY: key.describe("Google Drive's picker: API key"),
  GOOGLE_APP_ID: key.describe("Google Drive's picker: number of the Cloud project"),
  GOOGLE_ORIGIN: origin.describe("Where Google's scripts and files are fetched, instead of from Google's own hosts"),
  DROPBOX_APP_KEY: key.describe("Dropbox's chooser: app key"),
  DROPBOX_ORIGIN: origin.describe("Where Dropbox's script is fetched, and its links lead, instead of to Dropbox"),
});

const googleKeys = ['GOOGLE_CLIENT_ID', 'GOOGLE_API_KEY', 'GOOGLE_APP_ID'] as const;

/** Checks settings that must be set together. */
const checked = settings.check(({ value, issues }) => {
  const missing = googleKeys.filter((name) => value[name] === undefined);
  if (missing.length === 0 || missing.length === googleKeys.length) return;
  const message = `is missing: ${googleKeys.join(', ')} are set together`;
  for (const name of missing) issues.push({ code: 'custom', path: [name], message, input: value });
});

export type Config = z.output<typeof settings>;

/**
 * Reads the settings from the environment. Throws an Error that lists each invalid variable with its purpose and what
 * it may be.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  // An empty variable in a compose file means "not set".
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = checked.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    const name = String(issue.path[0]) as keyof typeof settings.shape;
    return `${name} (${settings.shape[name].description}): ${issue.message}`;
  });
  throw new Error(`The settings cannot be used:\n${lines.join('\n')}`);
}
