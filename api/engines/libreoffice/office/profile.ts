import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One setting of LibreOffice's registry: component path, property, value. */
type Setting = readonly [path: string, name: string, value: string];

/**
 * Settings that keep LibreOffice from running macros, following links and reaching hosts. Each line was tested with
 * documents that attempt it; the proxy on port 9 (discard) is what blocks linked images, also on loopback.
 */
const hardening: readonly Setting[] = [
  ['Office.Common/Security/Scripting', 'BlockUntrustedRefererLinks', 'true'],
  ['Office.Common/Security/Scripting', 'DisableMacrosExecution', 'true'],
  ['Office.Common/Security/Scripting', 'MacroSecurityLevel', '3'],
  // Otherwise VBA in a Word or PowerPoint file becomes Basic in an OpenDocument result.
  ['Office.Writer/Filter/Import/VBA', 'Load', 'false'],
  ['Office.Writer/Filter/Import/VBA', 'Save', 'false'],
  ['Office.Impress/Filter/Import/VBA', 'Load', 'false'],
  ['Office.Impress/Filter/Import/VBA', 'Save', 'false'],
  ['Office.Calc/Filter/Import/VBA', 'Load', 'false'],
  ['Office.Calc/Filter/Import/VBA', 'Save', 'false'],
  ['Office.Calc/Content/Update', 'Link', '2'],
  ['Office.Writer/Content/Update', 'Link', '0'],
  ['Inet/Settings', 'ooInetProxyType', '2'],
  ['Inet/Settings', 'ooInetHTTPProxyName', '127.0.0.1'],
  ['Inet/Settings', 'ooInetHTTPProxyPort', '9'],
  ['Inet/Settings', 'ooInetHTTPSProxyName', '127.0.0.1'],
  ['Inet/Settings', 'ooInetHTTPSProxyPort', '9'],
  ['Inet/Settings', 'ooInetFTPProxyName', '127.0.0.1'],
  ['Inet/Settings', 'ooInetFTPProxyPort', '9'],
  ['Inet/Settings', 'ooInetNoProxy', ''],
  ['Office.Common/Misc', 'FirstRun', 'false'],
  ['Setup/Office', 'ooSetupInstCompleted', 'true'],
];

/** Diagrams (SmartArt) of a Word document are shapes with text. Otherwise each becomes a picture, whose words are lost. */
const shapesOfDiagrams: Setting = ['Office.Common/Filter/Microsoft/Import', 'SmartArtToShapes', 'true'];

/** Formulas and charts of a text that stay open: 70 KB each. Of those that it closed, LibreOffice writes pictures into RTF. */
const objectsKept: Setting = ['Office.Common/Cache/Writer', 'OLE_Objects', '1000'];

function item([path, name, value]: Setting): string {
  return `<item oor:path="/org.openoffice.${path}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`;
}

/**
 * Reads LibreOffice's version as `major.minor` from `bootstraprc` in its program folder. Throws where there is none.
 */
export async function installedVersion(programFolder: string): Promise<string> {
  const bootstrap = await readFile(join(programFolder, 'bootstraprc'), 'utf8');
  const version = /^ProductKey=LibreOffice (\d+\.\d+)/m.exec(bootstrap)?.[1];
  if (version === undefined) throw new Error(`no ProductKey in ${programFolder}/bootstraprc`);
  return version;
}

/**
 * Writes a fresh user profile to `folder`, which it creates. `version` must be LibreOffice's own `major.minor`: with
 * any other, every start runs a hundred rendering tests first (1.6 s instead of 0.4 s, measured with 7.4).
 */
export async function writeProfile(folder: string, version: string): Promise<void> {
  const ownVersion: Setting = ['Setup/Product', 'ooSetupLastVersion', version];
  const settings: readonly Setting[] = [...hardening, shapesOfDiagrams, objectsKept, ownVersion];
  const registry = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    ...settings.map(item),
    '</oor:items>',
  ];
  await mkdir(join(folder, 'user'), { recursive: true });
  await writeFile(join(folder, 'user/registrymodifications.xcu'), registry.join('\n'));
}
