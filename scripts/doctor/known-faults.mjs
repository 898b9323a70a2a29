// What is known to be wrong with versions of the engines' programs, and what their users see of it.

/**
 * Each fault is of all versions below `mendedIn`, a name and a number as engines tell them. What the server makes up for
 * without a difference to results is not listed.
 */
const faults = [
  {
    engine: 'libreoffice',
    mendedIn: ['LibreOffice', 24.2],
    text: 'does not squeeze justified lines as Word does: lines and pages of long texts break elsewhere more often; 24.2 or later does (on Debian 12 from bookworm-backports)',
  },
];

/**
 * What is known to be wrong with an engine, for the doctor.
 *
 * @param {string} engine An engine's name.
 * @param {string | undefined} version What it says of its programs, such as `LibreOffice 7.4`; undefined where it is missing.
 * @returns {readonly string[]}
 */
export function knownFaults(engine, version = '') {
  return faults
    .filter((fault) => fault.engine === engine)
    .filter(({ mendedIn: [program, first] }) => {
      const number = new RegExp(`${program} (\\d+(?:\\.\\d+)?)`).exec(version)?.[1];
      return number !== undefined && Number(number) < first;
    })
    .map(({ text }) => text);
}
