import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scratchFolder } from '../scratch.ts';

const filters = { doc: 'MS Word 97', xls: 'MS Excel 97' } as const;

const basic = (name: string, root: string) =>
  `<?xml version="1.0"?><!DOCTYPE ${root} PUBLIC "-//OpenOffice.org//DTD OfficeDocument 1.0//EN" "${name}.dtd">`;

/** A macro that saves a document with a password: no option of the command line does. Arguments are not quoted. */
const macro = `Sub Save(source, target, filter, password)
  Dim opening(0) As New com.sun.star.beans.PropertyValue
  opening(0).Name = "Hidden" : opening(0).Value = True
  document = StarDesktop.loadComponentFromURL(source, "_blank", 0, opening())
  Dim saving(1) As New com.sun.star.beans.PropertyValue
  saving(0).Name = "FilterName" : saving(0).Value = filter
  saving(1).Name = "Password" : saving(1).Value = password
  document.storeToURL(target, saving())
  document.close(True)
End Sub`;

async function writeMacro(profile: string): Promise<void> {
  const library = join(profile, 'user', 'basic', 'Standard');
  await mkdir(library, { recursive: true });
  const names = 'xmlns:library="http://openoffice.org/2000/library" xmlns:xlink="http://www.w3.org/1999/xlink"';
  await writeFile(
    join(library, '..', 'script.xlc'),
    `${basic('libraries', 'library:libraries')}<library:libraries ${names}><library:library library:name="Standard" xlink:href="$(USER)/basic/Standard/script.xlb/" xlink:type="simple" library:link="false"/></library:libraries>`,
  );
  await writeFile(
    join(library, 'script.xlb'),
    `${basic('library', 'library:library')}<library:library ${names} library:name="Standard" library:readonly="false" library:passwordprotected="false"><library:element library:name="Module1"/></library:library>`,
  );
  await writeFile(
    join(library, 'Module1.xba'),
    `${basic('module', 'script:module')}<script:module xmlns:script="http://openoffice.org/2000/script" script:name="Module1" script:language="StarBasic">${macro.replaceAll('"', '&quot;')}</script:module>`,
  );
}

/** Starts LibreOffice with a profile of its own, and waits until it has ended. */
function runOffice(profile: string, args: readonly string[]): void {
  execFileSync('soffice', [`-env:UserInstallation=file://${profile}`, '--headless', ...args], { stdio: 'ignore' });
}

async function createProfile(): Promise<string> {
  const profile = await mkdtemp(join(tmpdir(), 'filewright-profile-'));
  process.once('exit', () => rmSync(profile, { recursive: true, force: true }));
  return profile;
}

let created: Promise<string> | undefined;
let prepared: Promise<void> | undefined;

/** A profile has no macros before its second start. */
async function prepareMacro(profile: string): Promise<void> {
  runOffice(profile, ['--terminate_after_init']);
  await writeMacro(profile);
}

/**
 * A document in a format that only an office program writes.
 *
 * @param flat OpenDocument in one XML file, as `flatText` and `flatSheet` make it.
 * @param kind The extension of such a file.
 * @param password Protects the document; plain letters and digits.
 */
export async function savedByOffice(
  flat: string,
  kind: 'fodt' | 'fods',
  format: keyof typeof filters,
  password?: string,
): Promise<Buffer> {
  const folder = await mkdtemp(join(await scratchFolder(), 'office-'));
  const [source, result] = [join(folder, `source.${kind}`), join(folder, `source.${format}`)];
  await writeFile(source, flat);
  created ??= createProfile();
  const profile = await created;
  if (password === undefined) {
    runOffice(profile, ['--convert-to', format, '--outdir', folder, source]);
  } else {
    prepared ??= prepareMacro(profile);
    await prepared;
    const names = [`file://${source}`, `file://${result}`, filters[format], password];
    runOffice(profile, [`macro:///Standard.Module1.Save(${names.join()})`]);
  }
  return readFile(result);
}

const oasis = 'urn:oasis:names:tc:opendocument:xmlns';
const namespaces = `xmlns:office="${oasis}:office:1.0" xmlns:text="${oasis}:text:1.0" xmlns:table="${oasis}:table:1.0" xmlns:style="${oasis}:style:1.0" xmlns:of="${oasis}:of:1.2" office:version="1.3"`;
export const flat = (type: string, inner: string) =>
  `<?xml version="1.0"?><office:document ${namespaces} office:mimetype="application/vnd.oasis.opendocument.${type}">${inner}</office:document>`;

/** A text of paragraphs, given as XML. */
export const flatText = (body: string): string =>
  flat('text', `<office:body><office:text>${body}</office:text></office:body>`);

/** A sheet with a header and one cell, given as XML and as a formula. */
export function flatSheet(header: string, formula: string): string {
  const layout = '<style:page-layout style:name="page"><style:page-layout-properties/></style:page-layout>';
  const page = `<style:master-page style:name="Default" style:page-layout-name="page"><style:header><text:p>${header}</text:p></style:header></style:master-page>`;
  const cell = `<table:table-cell table:formula="of:=${formula}" office:value-type="string"><text:p>old</text:p></table:table-cell>`;
  return flat(
    'spreadsheet',
    `<office:automatic-styles>${layout}</office:automatic-styles><office:master-styles>${page}</office:master-styles><office:body><office:spreadsheet><table:table table:name="Sheet"><table:table-row>${cell}</table:table-row></table:table></office:spreadsheet></office:body>`,
  );
}
