// The doctor's checks of fonts.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Families whose absence visitors notice first, and the package of each. */
const wantedFonts = {
  'Liberation Sans': 'fonts-liberation',
  Carlito: 'fonts-crosextra-carlito',
  Caladea: 'fonts-crosextra-caladea',
  'DejaVu Sans': 'fonts-dejavu',
  'Noto Sans': 'fonts-noto-core',
  'Noto Sans Arabic': 'fonts-noto-core',
  'Noto Sans CJK SC': 'fonts-noto-cjk',
  'Noto Color Emoji': 'fonts-noto-color-emoji',
};

/** Writing systems, by a language that is written in each; without a font, their letters are boxes. */
const writingSystems = {
  Latin: 'en',
  Greek: 'el',
  Cyrillic: 'ru',
  Arabic: 'ar',
  Hebrew: 'he',
  Devanagari: 'hi',
  Bengali: 'bn',
  Tamil: 'ta',
  Thai: 'th',
  Georgian: 'ka',
  Armenian: 'hy',
  Ethiopic: 'am',
  Khmer: 'km',
  'Chinese, simplified': 'zh-cn',
  'Chinese, traditional': 'zh-tw',
  Japanese: 'ja',
  Korean: 'ko',
};

/** The installed families that fontconfig lists for a pattern; none where it is missing. */
function familiesOf(pattern) {
  try {
    return execFileSync('fc-list', [pattern, 'family'], { encoding: 'utf8' }).split(/[\n,]/).filter(Boolean);
  } catch {
    return [];
  }
}

/** The families of the fonts in a folder; none where fontconfig is missing. */
function familiesIn(folder) {
  try {
    return execFileSync('fc-scan', ['--format', '%{family}\\n', folder], { encoding: 'utf8' }).split(/[\n,]/);
  } catch {
    return [];
  }
}

/** Checks the installed fonts, by family and by writing system. */
export function examineFonts({ section, row }) {
  section('Fonts');
  const fonts = new Set(familiesOf(':'));
  for (const [family, from] of Object.entries(wantedFonts)) {
    row(fonts.has(family), family, fonts.has(family) ? '' : `install ${from}`);
  }
  section('Writing systems');
  for (const [name, language] of Object.entries(writingSystems)) {
    const [first] = familiesOf(`:lang=${language}`);
    row(first !== undefined, name, first ?? 'no font: its letters would be boxes', { isNeeded: false });
  }
}

/**
 * Checks the stand-ins for Word's fonts.
 *
 * @param families Every family that can have a stand-in.
 */
export function examineStandIns({ section, row }, root, families) {
  section('Fonts of Word, and what stands for them');
  const file = join(root, 'dist/stand-ins/fonts.conf');
  const isMade = existsSync(file);
  row(isMade, 'stand-ins', isMade ? '' : 'made by `npm run build` or `filewright setup` from the fonts above', {
    isNeeded: false,
  });
  const names = families.map(({ names: [name] }) => name);
  const fonts = isMade ? familiesIn(join(root, 'dist/stand-ins/fonts')) : [];
  const made = names.filter((name) => fonts.includes(`Stand-in for ${name}`));
  const lacking = names.filter((name) => !made.includes(name));
  row(
    lacking.length === 0,
    `${made.length} of ${names.length} families`,
    lacking.length === 0 ? '' : `without: ${lacking.join(', ')}`,
    {
      isNeeded: false,
    },
  );
}
