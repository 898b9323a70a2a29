/** What one conversion takes. */
export interface Kind {
  /** Processor time in the workers, in seconds. */
  readonly cpuSeconds: number;
  /** Memory while it runs, in bytes. */
  readonly memoryBytes: number;
  readonly bytesIn: number;
  readonly bytesOut: number;
}

/**
 * Conversions by kind. Processor times are those of the files of `npm run load` (bench/load/mix.ts), one at a time on two cores
 * of an AMD EPYC; `text, ZIP` is an estimate, and so are memory and sizes.
 */
export const kinds = {
  'Word to PDF': { cpuSeconds: 0.15, memoryBytes: 250e6, bytesIn: 20e3, bytesOut: 40e3 },
  'PDF to Word': { cpuSeconds: 1.4, memoryBytes: 300e6, bytesIn: 15e3, bytesOut: 15e3 },
  'compress PDF': { cpuSeconds: 0.45, memoryBytes: 300e6, bytesIn: 3e6, bytesOut: 1e6 },
  'compress picture': { cpuSeconds: 0.4, memoryBytes: 250e6, bytesIn: 4e6, bytesOut: 2e6 },
  'picture to PDF': { cpuSeconds: 0.05, memoryBytes: 200e6, bytesIn: 1.5e6, bytesOut: 1.5e6 },
  'text, ZIP': { cpuSeconds: 0.1, memoryBytes: 150e6, bytesIn: 0.5e6, bytesOut: 0.5e6 },
} as const satisfies Readonly<Record<string, Kind>>;

/** How much of a load each kind is, as shares of 1. */
export type Shares = Readonly<Record<keyof typeof kinds, number>>;

/** How much of the load each kind is. Assumed: nobody publishes it. */
export const mixes: Readonly<Record<'mixed' | 'office' | 'pictures', Shares>> = {
  mixed: {
    'Word to PDF': 0.3,
    'PDF to Word': 0.2,
    'compress PDF': 0.15,
    'compress picture': 0.1,
    'picture to PDF': 0.15,
    'text, ZIP': 0.1,
  },
  office: {
    'Word to PDF': 0.7,
    'PDF to Word': 0.2,
    'compress PDF': 0.1,
    'compress picture': 0,
    'picture to PDF': 0,
    'text, ZIP': 0,
  },
  pictures: {
    'Word to PDF': 0.05,
    'PDF to Word': 0,
    'compress PDF': 0.1,
    'compress picture': 0.55,
    'picture to PDF': 0.2,
    'text, ZIP': 0.1,
  },
};

/** What can be rented. Prices are rounded list prices of large providers, without discounts; they are an assumption. */
export const rented = {
  /** Processors, memory and network of a machine. */
  machine: { cores: 8, memoryBytes: 32e9, bytesPerSecond: 1.25e9, dollarsPerMonth: 290 },
  /** One Redis: commands of about 2,000 jobs a second on one core, at some forty commands a job. */
  redis: { jobsPerSecond: 2000, dollarsPerMonth: 250 },
  /** A gigabyte sent to visitors. */
  dollarsPerGigabyteOut: 0.05,
} as const;

/** Processor time of a web process for a conversion, and for a megabyte that it receives or sends, in seconds. */
export const web = { cpuSeconds: 0.01, cpuSecondsPerMegabyte: 0.004 } as const;

/** Share of a machine's memory for conversions; the rest is for the system and the page cache. */
export const memoryShare = 0.75;
/** How many times more web machines and Redis there are than an even load needs: no load is even. */
export const headroom = 2;
/** Zones of a region: one may be lost. */
export const zones = 3;
/** Share of the files that may have to wait for a place. */
export const waitingShare = 0.05;
/** Until another worker takes the jobs of a lost one over, in seconds. */
export const takeoverSeconds = 9;
