import { headroom, type Kind, kinds, memoryShare, rented, type Shares, waitingShare, web, zones } from './figures.ts';

/** Machines and money for a load. */
export interface Size {
  /** Cores that conversions keep busy on average. */
  readonly busyCores: number;
  /** Places for conversions, one for each core: so many that few files wait, with all zones there. */
  readonly places: number;
  readonly workers: number;
  readonly webs: number;
  readonly redises: number;
  /** Bytes a second that the store writes and reads. */
  readonly storeBytesPerSecond: number;
  readonly dollarsPerMonth: number;
  /** What runs out first when the load grows and only workers are added. */
  readonly bottleneck: string;
}

/** The average conversion of a mix. */
export function averageOf(shares: Shares): Kind {
  const all = Object.entries(kinds).map(([name, kind]) => [shares[name as keyof typeof kinds], kind] as const);
  const mean = (pick: (kind: Kind) => number) => all.reduce((sum, [share, kind]) => sum + share * pick(kind), 0);
  return {
    cpuSeconds: mean(({ cpuSeconds }) => cpuSeconds),
    memoryBytes: mean(({ memoryBytes }) => memoryBytes),
    bytesIn: mean(({ bytesIn }) => bytesIn),
    bytesOut: mean(({ bytesOut }) => bytesOut),
  };
}

/** The share of arrivals that wait where so many places have so much work (Erlang C). */
export function waitingShareOf(work: number, places: number): number {
  if (work >= places) return 1;
  // Erlang B by its recursion, which stays within range where factorials would not.
  let blocked = 1;
  for (let count = 1; count <= places; count++) blocked = (work * blocked) / (count + work * blocked);
  return blocked / (1 - (work / places) * (1 - blocked));
}

/** The fewest places at which no more than a share of arrivals wait. */
export function placesFor(work: number, share = waitingShare): number {
  let places = Math.max(1, Math.ceil(work));
  while (waitingShareOf(work, places) > share) places++;
  return places;
}

/** Machines in all zones, so many that the rest is enough without one zone. */
const acrossZones = (machines: number) => Math.ceil(machines / (zones - 1)) * zones;

/** What is used less than this is no bottleneck of the near future. */
const idleShare = 0.05;
const secondsPerMonth = 730 * 3600;

/** Sizes a region for a load of so many conversions a second. */
export function sizeFor(perSecond: number, shares: Shares): Size {
  const { machine, redis } = rented;
  const { cpuSeconds, memoryBytes, bytesIn, bytesOut } = averageOf(shares);
  const busyCores = perSecond * cpuSeconds;
  const places = placesFor(busyCores);
  const byMemory = (places * memoryBytes) / (machine.memoryBytes * memoryShare);
  const workers = acrossZones(Math.max(places / machine.cores, byMemory));
  const bytes = bytesIn + bytesOut;
  const webCores = perSecond * (web.cpuSeconds + (web.cpuSecondsPerMegabyte * bytes) / 1e6);
  // A web machine receives and sends each byte twice: from and to visitors, to and from the store.
  const webTraffic = (perSecond * 2 * bytes) / machine.bytesPerSecond;
  const webs = acrossZones(headroom * Math.max(webCores / machine.cores, webTraffic));
  const redises = Math.ceil((headroom * perSecond) / redis.jobsPerSecond);
  const storeBytesPerSecond = perSecond * 2 * bytes;
  const used = {
    'the web machines’ processors': webCores / (webs * machine.cores),
    'the web machines’ network': webTraffic / webs,
    Redis: perSecond / (redises * redis.jobsPerSecond),
    'one store of 1.25 GB a second': storeBytesPerSecond / machine.bytesPerSecond,
  };
  const [[name, share]] = Object.entries(used).sort(([, a], [, b]) => b - a) as [[string, number]];
  const bottleneck = share < idleShare ? 'nothing soon' : `${name} (used by ${Math.round(share * 100)} %)`;
  return {
    busyCores,
    places,
    workers,
    webs,
    redises,
    storeBytesPerSecond,
    dollarsPerMonth:
      (workers + webs) * machine.dollarsPerMonth +
      // Each Redis has a replica in another zone.
      redises * 2 * redis.dollarsPerMonth +
      (perSecond * secondsPerMonth * bytesOut * rented.dollarsPerGigabyteOut) / 1e9,
    bottleneck,
  };
}
