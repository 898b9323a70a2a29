import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** What a program of others finds in a document. */
export interface ReadContent {
  readonly text: string;
  /** Pictures that it could decode. */
  readonly pictures: number;
}

/** Debian's modules for each format: none shares code with LibreOffice. */
const script = `
import io, json, sys, docx, openpyxl
from odf import opendocument, teletype
from PIL import Image, UnidentifiedImageError

def decoded(pictures):
    count = 0
    for picture in pictures:
        try:
            image = Image.open(io.BytesIO(picture))
        except UnidentifiedImageError:
            continue # drawings in vectors
        image.load()
        count += 1
    return count

def word(path):
    document = docx.Document(path)
    texts = [paragraph.text for paragraph in document.paragraphs]
    texts += [cell.text for table in document.tables for row in table.rows for cell in row.cells]
    for section in document.sections:
        texts += [paragraph.text for part in (section.header, section.footer) for paragraph in part.paragraphs]
    related = document.part.rels.values()
    return texts, [each.target_part.blob for each in related if each.reltype.endswith('/image') and not each.is_external]

def workbook(path):
    sheets = openpyxl.load_workbook(path).worksheets
    texts = [str(cell.value) for sheet in sheets for row in sheet.iter_rows() for cell in row if cell.value is not None]
    return texts, [picture._data() for sheet in sheets for picture in sheet._images]

def open_document(path):
    document = opendocument.load(path)
    pictures = [content for content in (picture[1] for picture in document.Pictures.values()) if isinstance(content, bytes)]
    return [teletype.extractText(document.body), teletype.extractText(document.masterstyles)], pictures

readers = {'docx': word, 'xlsx': workbook, 'odt': open_document, 'odp': open_document}
read = {}
for path in sys.argv[1:]:
    texts, pictures = readers[path.rsplit('.', 1)[1]](path)
    read[path] = {'text': '\\n'.join(texts), 'pictures': decoded(pictures)}
json.dump(read, sys.stdout)
`;

/** Reads DOCX, XLSX, ODT and ODP files with the programs of others. Throws what these say if one cannot be read. */
export async function readContent(paths: readonly string[]): Promise<ReadonlyMap<string, ReadContent>> {
  const { stdout } = await promisify(execFile)('/usr/bin/python3', ['-c', script, ...paths], {
    maxBuffer: 100_000_000,
  });
  return new Map(Object.entries(JSON.parse(stdout)));
}
