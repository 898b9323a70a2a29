/** What distinguishes an East Asian text from others. */
const thresholds = {
  /** Of the characters of two bytes: the share of frequent ones, and of those that stand next to another. */
  minFrequent: 0.8,
  minInRuns: 0.5,
  /** How many there are. A name and an address in a table have as many. */
  minPairs: 4,
  /** Bytes that no character has, as a share of the characters: a sample may begin or end within one. */
  maxBroken: 0.02,
  /** Share of kana, without which a text is not taken for EUC-JP: its other characters begin as Chinese ones do. */
  minKana: 0.2,
} as const;

interface PairEncoding {
  readonly label: string;
  readonly isLead: (byte: number) => boolean;
  readonly isTrail: (byte: number) => boolean;
  /** Whether a character is among those that make up nearly all of the language's text: the first level of its standard. */
  readonly isFrequent: (lead: number, trail: number) => boolean;
  readonly isKana?: (lead: number) => boolean;
}

const within = (byte: number, first: number, last: number) => byte >= first && byte <= last;
const isUpper = (byte: number) => within(byte, 0xa1, 0xfe);
/** Rows of punctuation, and of letters and digits as wide as the others. */
const isSign = (lead: number) => lead === 0xa1 || lead === 0xa3;

/** Encodings of two bytes a character; those whose frequent characters are part of another's come first. */
const encodings: readonly PairEncoding[] = [
  {
    label: 'shift_jis',
    isLead: (byte) => within(byte, 0x81, 0x9f) || within(byte, 0xe0, 0xfc),
    isTrail: (byte) => within(byte, 0x40, 0xfc) && byte !== 0x7f,
    isFrequent: (lead) => within(lead, 0x81, 0x83) || within(lead, 0x88, 0x98),
  },
  {
    label: 'euc-jp',
    isLead: isUpper,
    isTrail: isUpper,
    isFrequent: (lead) => isSign(lead) || within(lead, 0xa4, 0xa5) || within(lead, 0xb0, 0xcf),
    isKana: (lead) => within(lead, 0xa4, 0xa5),
  },
  {
    label: 'euc-kr',
    isLead: (byte) => within(byte, 0x81, 0xfe),
    isTrail: (byte) => within(byte, 0x41, 0xfe),
    isFrequent: (lead, trail) => isUpper(trail) && (isSign(lead) || within(lead, 0xb0, 0xc8)),
  },
  {
    label: 'gb18030',
    isLead: (byte) => within(byte, 0x81, 0xfe),
    isTrail: (byte) => within(byte, 0x40, 0xfe) && byte !== 0x7f,
    isFrequent: (lead, trail) => isUpper(trail) && (isSign(lead) || within(lead, 0xb0, 0xd7)),
  },
  {
    label: 'big5',
    isLead: (byte) => within(byte, 0x81, 0xfe),
    isTrail: (byte) => within(byte, 0x40, 0x7e) || isUpper(byte),
    isFrequent: (lead) => within(lead, 0xa1, 0xc6),
  },
];

function isWrittenIn(sample: Uint8Array, { isLead, isTrail, isFrequent, isKana }: PairEncoding): boolean {
  let [pairs, frequent, inRuns, kana, broken, run] = [0, 0, 0, 0, 0, 0];
  const endRun = () => {
    if (run > 1) inRuns += run;
    run = 0;
  };
  for (let at = 0; at < sample.length; at++) {
    const lead = sample[at] as number;
    const trail = sample[at + 1] ?? 0;
    if (lead < 0x80) endRun();
    else if (isLead(lead) && isTrail(trail)) {
      pairs++;
      run++;
      if (isFrequent(lead, trail)) frequent++;
      if (isKana?.(lead)) kana++;
      at++;
    } else {
      endRun();
      broken++;
    }
  }
  endRun();
  return (
    pairs >= thresholds.minPairs &&
    broken <= pairs * thresholds.maxBroken &&
    frequent >= pairs * thresholds.minFrequent &&
    inRuns >= pairs * thresholds.minInRuns &&
    (isKana === undefined || kana >= pairs * thresholds.minKana)
  );
}

/**
 * The encoding of a text of Chinese, Japanese or Korean characters among others, as in a table of names, by the places
 * that its characters have in their standards; undefined for other texts. What is too short for a detector that counts
 * words or frequent characters is recognised.
 */
export const eastAsianEncoding = (sample: Uint8Array): string | undefined =>
  encodings.find((encoding) => isWrittenIn(sample, encoding))?.label;

const escapeByte = 0x1b;
/** `$B` and `$@`: what follows is Japanese, of two bytes a character (ISO-2022-JP, RFC 1468). */
const toJapanese = { first: 0x24, second: [0x40, 0x42] };

/** Whether a text of seven bits switches to Japanese characters, as old mail does. */
export const isIso2022Jp = (sample: Uint8Array): boolean =>
  sample.some(
    (byte, at) =>
      byte === escapeByte && sample[at + 1] === toJapanese.first && toJapanese.second.includes(sample[at + 2] ?? 0),
  );
