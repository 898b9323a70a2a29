import { execFileSync } from 'node:child_process';
import type { FormatId } from '../../catalog/formats.ts';
import { sevenZip } from './archives/seven-zip.ts';

type Read = (path: string) => void;

/** Reads a file with another program; throws with that program's message if it fails. */
const program =
  (name: string, ...args: readonly string[]): Read =>
  (path) => {
    execFileSync(name, [...args, path], { stdio: 'pipe', maxBuffer: 100_000_000 });
  };

/** A module of Debian's Python reads it. */
const python = (script: string): Read => program('/usr/bin/python3', '-c', `import sys\npath = sys.argv[1]\n${script}`);

const pillow = python(`
from PIL import Image, ImageSequence
for frame in ImageSequence.Iterator(Image.open(path)):
    frame.load()`);
const parts = python(`
import zipfile, xml.dom.minidom
package = zipfile.ZipFile(path)
assert package.testzip() is None, 'a checksum does not match'
for name in package.namelist():
    # LibreOffice writes some that are empty.
    if name.endswith(('.xml', '.rels')) and package.getinfo(name).file_size > 0:
        xml.dom.minidom.parseString(package.read(name))`);

/** Programs that read a format and share no code with those that write it here. */
const readers: Readonly<Partial<Record<FormatId, readonly Read[]>>> = {
  pdf: [program('qpdf', '--check'), program('pdftoppm', '-q', '-r', '20', '-png')],
  jpg: [pillow],
  bmp: [pillow],
  tiff: [program('tiffinfo', '-D'), pillow],
  zip: [program('unzip', '-tq'), program(sevenZip, 't'), program('bsdtar', '-xOf')],
  '7z': [program(sevenZip, 't'), program('bsdtar', '-xOf')],
  docx: [parts, python('import docx\ndocx.Document(path).paragraphs')],
  pptx: [parts],
  xlsx: [parts, python('import openpyxl\nopenpyxl.load_workbook(path)')],
  odt: [parts, python('from odf.opendocument import load\nassert load(path).text')],
  odp: [parts, python('from odf.opendocument import load\nassert load(path).presentation')],
};

/** Reads a result with other programs. Throws the message of the first that fails. Text has no such readers. */
export function readByOthers(path: string, format: FormatId): void {
  for (const read of readers[format] ?? []) read(path);
}
