// Reads Office files with programs of others, a process of its own for all of them, since Microsoft's takes two seconds
// to start: JSON of what each file breaks, and for presentations what is on their slides.
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import validate from '@ooxml-tools/validate';
import { parse } from 'pptxtojson/dist/index.js';

const paths = process.argv.slice(2);

/** The elements of slides with those in their groups. */
const flattened = (elements) =>
  elements.flatMap(({ type, content, data, elements: inner = [] }) => [{ type, content, data }, ...flattened(inner)]);

async function readSlides(content) {
  const { slides } = await parse(new Uint8Array(content).buffer);
  return slides.map(({ elements, layoutElements }) => flattened([...elements, ...layoutElements]));
}

async function findFaults(content, format) {
  try {
    const faults = await validate(content, format, 'Microsoft365');
    return faults.map((fault) => `${fault.path.partUri} ${fault.path.xpath}: ${fault.description.trim()}`);
  } catch (error) {
    return [`cannot be opened: ${error.message}`];
  }
}

const read = {};
for (const path of paths) {
  const content = await readFile(path);
  read[path] = {
    faults: await findFaults(content, extname(path).slice(1)),
    slides: path.endsWith('.pptx') ? await readSlides(content) : [],
  };
}
process.stdout.write(JSON.stringify(read), () => process.exit(0));
