const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A size as shown to visitors, in decimal units with at most three digits: "50 MB", "1.27 MB", "812 bytes". */
export function formatBytes(bytes: number, locale?: string): string {
  const power = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[power] ?? 'byte',
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumSignificantDigits: 3,
  }).format(bytes / 1000 ** power);
}
