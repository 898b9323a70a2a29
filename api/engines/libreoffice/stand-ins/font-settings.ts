import { join } from 'node:path';
import { escapeMarkup } from '../../../../catalog/escape-markup.ts';
import { printerFamilies } from './families/printer-families.ts';
import { type StandIn, standInName } from './stand-in.ts';

/** The system's settings, which the stand-ins' add to. */
const systemSettings = '/etc/fonts/fonts.conf';

const alias = (name: string, accepted: string) =>
  `<alias binding="same"><family>${escapeMarkup(name)}</family><accept><family>${escapeMarkup(accepted)}</family></accept></alias>`;

function aliases({ names: [first = '', ...others], shapes, knownToLibreOffice }: StandIn): string {
  const names = [first, ...others, ...(knownToLibreOffice ? [shapes] : [])];
  return names.map((name) => alias(name, standInName(first))).join('\n');
}

function languageRules({ names: [first = ''], inLanguages }: StandIn): string {
  const edit = `<edit name="family" mode="prepend" binding="strong"><string>${escapeMarkup(standInName(first))}</string></edit>`;
  return (inLanguages?.languages ?? [])
    .flatMap((language) => (inLanguages?.families ?? []).map((family) => ({ language, family })))
    .map(
      ({ language, family }) =>
        `<match target="pattern"><test name="lang" compare="contains"><string>${language}</string></test><test name="family"><string>${escapeMarkup(family)}</string></test>${edit}</match>`,
    )
    .join('\n');
}

/** Hides a family that its stand-in replaces as well. */
const rejection = ({ shapes }: StandIn) =>
  `<rejectfont><pattern><patelt name="family"><string>${escapeMarkup(shapes)}</string></patelt></pattern></rejectfont>`;

/**
 * Settings for fontconfig with which LibreOffice finds stand-ins, to be written into their folder.
 *
 * @param folder The folder of the stand-ins, absolute.
 */
export function fontSettings(folder: string, standIns: readonly StandIn[]): string {
  // Where fonts of PostScript printers are installed, the system's settings prefer those, and lines become higher.
  // After the system's rules, so that stand-ins take precedence over its replacements, but not over a document's own
  // fonts. A built project may be moved: the fonts are named from the settings on. The cache cannot be, and is then
  // rebuilt.
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
<include>${systemSettings}</include>
${standIns
  .filter(({ isAskedByOwnName }) => !isAskedByOwnName)
  .map(aliases)
  .join('\n')}
${Object.entries(printerFamilies)
  .flatMap(([accepted, names]) => names.map((name) => alias(name, accepted)))
  .join('\n')}
${standIns.map(languageRules).join('\n')}
<selectfont>
${standIns
  .filter(({ knownToLibreOffice }) => knownToLibreOffice)
  .map(rejection)
  .join('\n')}
</selectfont>
<dir prefix="relative">fonts</dir>
<cachedir>${escapeMarkup(join(folder, 'cache'))}</cachedir>
</fontconfig>
`;
}
