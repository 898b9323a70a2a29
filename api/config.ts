import { isIP } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { admissionLimits, megabytes } from '../catalog/limits.ts';
import { availableCores } from './available-cores.ts';
import { installedBrowser } from './installed-browser.ts';

/** Whose X-Forwarded-For is trusted: nobody's, that of so many proxies in a chain, or of these addresses and networks. */
export type TrustedProxies = false | number | readonly string[];

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
      message: 'must be false, a number of proxies, or addresses such as 10.0.0.0/8',
      input: value,
    });
    return false;
  });

/** How legal pages refer to an operator who has given no name. */
export const unnamedOperator = 'the operator of this site';

/** Every setting, by its environment variable. The descriptions appear in messages about invalid values. */
export const settings = z.object({
  HOST: text('0.0.0.0').describe('Address to listen on; 127.0.0.1 serves only this machine'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('Port to listen on; 0 takes any free one'),
  SITE_NAME: text('Filewright').describe('Name of the site, as shown on its pages'),
  SITE_OPERATOR: text(unnamedOperator).describe('Operator of the site, as named on the legal pages'),
  SITE_EMAIL: text('support@example.com').describe('E-mail address for visitors who need help'),
  SITE_ORIGIN: z
    .url()
    .default('http://localhost:3000')
    .describe('Public address without a path, for canonical links and the sitemap'),
  BASE_PATH: z
    .string()
    .regex(/^(\/[\w.~-]+)*\/?$/, 'must be a path such as /files')
    .default('')
    .transform((value) => value.replace(/\/$/, ''))
    .describe('Path under which a reverse proxy publishes the site; empty if the site has its own host'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('info')
    .describe('Minimum severity of logged messages'),
  TRUST_PROXY: trustedProxies.describe(
    'Reverse proxies whose X-Forwarded-For is trusted: false, the number of proxies in the chain, or their addresses',
  ),
  ROLE: z
    .enum(['all', 'web', 'worker'])
    .default('all')
    .describe(
      'all does everything; web serves visitors and leaves conversions to workers; worker only converts; both need REDIS_URL',
    ),
  REDIS_URL: z
    .string()
    .trim()
    .regex(/^(rediss?:\/\/|\/)/, 'must be redis://…, rediss://… or the path of a socket')
    .optional()
    .describe('Redis server for the queue that several machines share; without it, the queue is in this process'),
  FILE_STORE: z
    .string()
    .trim()
    .regex(/^(\/|s3:\/\/[^/]+(\/|$))/, 'must be the path of a folder, or s3://bucket/path')
    .optional()
    .describe(
      'Where files are kept on the way to and from workers: a folder that all machines share, or s3://bucket/path',
    ),
  S3_ENDPOINT: z.url().optional().describe("Address of an S3-compatible service, instead of Amazon's"),
  S3_REGION: text('us-east-1').describe('Region of the bucket'),
  S3_ENCRYPTION: z.enum(['AES256', 'aws:kms']).optional().describe('How the service encrypts files at rest'),
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .optional()
    .describe('Port of /metrics for Prometheus; not served if unset'),
  METRICS_HOST: text('127.0.0.1').describe('Address of /metrics; 127.0.0.1 serves only this machine'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Collector that receives traces (OpenTelemetry, OTLP over HTTP); no traces if unset'),
  WORK_FOLDER: text(join(tmpdir(), 'filewright')).describe('Folder for files while they are converted'),
  API_KEYS: z
    .string()
    .trim()
    .optional()
    .describe('File with the hashes, limits and origins of keys for programs; no keys if unset'),
  WEBHOOK_RECEIVERS: z
    .string()
    .trim()
    .optional()
    .describe('File with the addresses that may receive webhooks, and their secrets; no webhooks if unset'),
  MAX_FILE_MB: z.coerce
    .number()
    .positive()
    .optional()
    .describe('Size limit of a request in megabytes, instead of the limit of each tool'),
  MAX_REQUESTS_PER_MINUTE: count(admissionLimits.requestsPerMinute).describe('Conversions per minute from one address'),
  MAX_CONNECTIONS_PER_CLIENT: count(admissionLimits.connectionsPerClient).describe(
    'Open connections from one address; no limit if TRUST_PROXY is set',
  ),
  MAX_CONNECTIONS: count(admissionLimits.connections).describe('Open connections from all visitors'),
  MAX_UPLOADS_PER_CLIENT: count(admissionLimits.uploadsPerClient).describe('Uploads in progress from one address'),
  MAX_CONVERSIONS_PER_CLIENT: count(admissionLimits.conversionsPerClient).describe(
    'Conversions from one address that are uploading, waiting, running or not yet fetched',
  ),
  MAX_EVENT_STREAMS_PER_CLIENT: count(admissionLimits.eventStreamsPerClient).describe(
    'Open event streams about conversions from one address',
  ),
  MAX_MB_PER_CLIENT: count(admissionLimits.bytesPerClient / megabyte).describe(
    'Megabytes being uploaded, waiting or being converted, from one address',
  ),
  MAX_MB_IN_FLIGHT: count(admissionLimits.bytesInFlight / megabyte).describe(
    'Megabytes being uploaded, waiting or being converted, from all visitors',
  ),
  MIN_FREE_DISK_MB: z.coerce
    .number()
    .int()
    .min(0)
    .default(admissionLimits.freeDiskBytes / megabyte)
    .describe("Megabytes to keep free on the work folder's disk; uploads that would use them are refused"),
  MAX_WAITING: count(admissionLimits.waiting).describe(
    'Waiting conversions from all visitors; a quarter of the places is reserved for addresses that have none waiting',
  ),
  MAX_WAITING_PER_CLIENT: count(admissionLimits.waitingPerClient).describe('Waiting conversions from one address'),
  MAX_JOB_MEMORY_MB: z.coerce
    .number()
    .int()
    .min(1)
    .optional()
    .describe("Megabytes of memory for running conversions, instead of three quarters of the machine's"),
  REST_AFTER_SECONDS: count(300).describe('Seconds without a conversion after which the warm processes exit'),
  MIN_UPLOAD_KB_PER_SECOND: count(admissionLimits.uploadBytesPerSecond / 1000).describe(
    'Minimum upload speed in kilobytes per second, averaged over MAX_STALL_SECONDS; slower uploads are stopped',
  ),
  MAX_STALL_SECONDS: count(admissionLimits.stallMs / 1000).describe(
    'Seconds without progress after which an upload or download is stopped',
  ),
  MAX_UPLOAD_MINUTES: count(admissionLimits.uploadMinutes).describe('Minutes after which an upload is stopped'),
  EXTRACT_MAX_ENTRIES: count(20_000).describe('Maximum number of entries in an uploaded archive'),
  EXTRACT_MAX_MB: count(2000).describe('Maximum unpacked size of an uploaded archive, in megabytes'),
  EXTRACT_MAX_RATIO: count(200).describe('Maximum ratio of unpacked to packed size of an uploaded archive'),
  EXTRACT_RATIO_FROM_MB: count(100).describe('Unpacked megabytes up to which EXTRACT_MAX_RATIO is ignored'),
  EXTRACT_MAX_LEVELS: z.coerce
    .number()
    .int()
    .min(1)
    .max(8)
    .default(1)
    .describe('Nesting depth to which archives within archives are unpacked, counted together; deeper ones stay files'),
  DISABLED_TOOLS: list.describe('Ids of tools that this server turns off, separated by commas'),
  PAPER: z.enum(['A4', 'Letter']).default('A4').describe("Paper size of documents that don't set one"),
  SANDBOX: z
    .enum(['auto', 'require', 'allow-minimal'])
    .default('auto')
    .describe(
      'require starts only with full isolation; allow-minimal serves other machines even with almost no isolation',
    ),
  LIBREOFFICE_PROGRAM: text('/usr/lib/libreoffice/program').describe('Folder of the LibreOffice programs'),
  LIBREOFFICE_WORKERS: count(availableCores()).describe('Office documents converted at once'),
  CHROMIUM_PROGRAM: text(installedBrowser()).describe('Path of the Chromium program'),
  CHROMIUM_WORKERS: count(availableCores()).describe('HTML and Markdown documents printed at once'),
  GOOGLE_CLIENT_ID: key.describe('OAuth client id for the Google Drive picker'),
  GOOGLE_API_KEY: key.describe('API key for the Google Drive picker'),
  GOOGLE_APP_ID: key.describe('Google Cloud project number for the Google Drive picker'),
  GOOGLE_ORIGIN: origin.describe("Origin that serves Google's scripts and files in place of Google's own hosts"),
  DROPBOX_APP_KEY: key.describe('App key for the Dropbox chooser'),
  DROPBOX_ORIGIN: origin.describe("Origin that serves Dropbox's script and files in place of Dropbox's own hosts"),
});

const googleKeys = ['GOOGLE_CLIENT_ID', 'GOOGLE_API_KEY', 'GOOGLE_APP_ID'] as const;

/** Also checks settings that must be set together. */
const checked = settings.check(({ value, issues }) => {
  if (value.ROLE !== 'all' && value.REDIS_URL === undefined) {
    issues.push({
      code: 'custom',
      path: ['REDIS_URL'],
      message: `is missing: ROLE=${value.ROLE} needs it`,
      input: value,
    });
  }
  const missing = googleKeys.filter((name) => value[name] === undefined);
  if (missing.length === 0 || missing.length === googleKeys.length) return;
  const message = `is missing: ${googleKeys.join(', ')} must be set together`;
  for (const name of missing) issues.push({ code: 'custom', path: [name], message, input: value });
});

/** The server's settings, each of them read and valid. */
export type Config = z.output<typeof settings>;

/** The operator's size limit for all tools, in bytes; null for each tool's own. */
export function maxFileBytes({ MAX_FILE_MB }: Pick<Config, 'MAX_FILE_MB'>): number | null {
  return MAX_FILE_MB === undefined ? null : megabytes(MAX_FILE_MB);
}

/** The server does not run with these settings here, however often it is started; the message tells the operator why. */
export class RefusedSettings extends Error {}

/**
 * Reads the settings from the environment. Throws RefusedSettings, which lists each invalid variable with its
 * description and what is wrong with it.
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
  throw new RefusedSettings(`The settings cannot be used:\n${lines.join('\n')}`);
}
