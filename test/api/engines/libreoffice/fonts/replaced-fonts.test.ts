import { describe, expect, it } from 'vitest';
import type { InstalledFonts } from '../../../../../api/engines/libreoffice/fonts/installed-fonts.ts';
import {
  createReplacedFonts,
  familyOfSameWidths,
  hasSameWidths,
} from '../../../../../api/engines/libreoffice/fonts/replaced-fonts.ts';
import type { Processes } from '../../../../../api/jail/process.ts';

const options = { workspace: '/nowhere', signal: new AbortController().signal };
const families: Readonly<Record<string, string>> = {
  'Carlito-Bold': 'Carlito',
  DejaVuSans: 'DejaVu Sans',
  NotoSansCJK: 'Noto Sans CJK JP',
};
const installed: InstalledFonts = {
  has: (family) => Object.values(families).includes(family),
  familiesOf: (name) => [families[name] ?? []].flat(),
};

/** The notes for a document's fonts by those in its PDF, and what fontconfig was asked for. */
async function replaced(
  asked: readonly string[],
  embedded: readonly string[],
  substitutes: ReadonlyMap<string, string> = new Map(),
) {
  const lookups: string[] = [];
  const processes: Processes = {
    run: async ({ args }) => {
      lookups.push(args.at(-1) ?? '');
      return { stdout: 'DejaVu Sans\n', stderr: '', exitCode: 0 } as Awaited<ReturnType<Processes['run']>>;
    },
    launch: () => {
      throw new Error('nothing is launched');
    },
  };
  const find = createReplacedFonts(processes, async () => installed);
  const notes = await find({ families: asked, substitutes }, new Set(embedded), options);
  return { notes, lookups };
}

describe('fonts that were replaced', () => {
  it('are reported where the PDF has the one with the same widths', async () => {
    const { notes, lookups } = await replaced(['Calibri'], ['Carlito-Bold']);
    expect(notes).toEqual([{ code: 'font-replaced', font: 'Calibri', replacement: 'Carlito', sameWidths: true }]);
    expect(lookups).toEqual([]);
  });

  it('are those that fontconfig would take, if the PDF has them', async () => {
    const { notes, lookups } = await replaced(['Papyrus'], ['DejaVuSans']);
    expect(notes).toEqual([{ code: 'font-replaced', font: 'Papyrus', replacement: 'DejaVu Sans', sameWidths: false }]);
    expect(lookups).toEqual(['Papyrus']);
    expect((await replaced(['Papyrus'], ['Carlito-Bold'])).notes).toEqual([]);
  });

  it('may be of another kind for East Asian text', async () => {
    const { notes } = await replaced(['MS Gothic'], ['NotoSansCJK']);
    expect(notes).toMatchObject([{ font: 'MS Gothic', replacement: 'Noto Sans CJK JP' }]);
  });

  it('are none that are installed, or that came with the document', async () => {
    expect((await replaced(['Carlito', 'DejaVu Sans'], ['DejaVuSans'])).notes).toEqual([]);
    expect((await replaced(['Papyrus'], ['Papyrus-Regular', 'DejaVuSans'])).notes).toEqual([]);
  });

  it('keep their own names where the document was prepared with another font, and count as wider or narrower', async () => {
    const { notes } = await replaced(['Papyrus'], ['Carlito-Bold'], new Map([['papyrus', 'Calibri']]));
    expect(notes).toEqual([{ code: 'font-replaced', font: 'Papyrus', replacement: 'Carlito', sameWidths: false }]);
  });
});

describe('families of the same widths', () => {
  it('are known by their names, in any case', () => {
    expect(['CALIBRI', 'Times New Roman', 'Papyrus'].map(familyOfSameWidths)).toEqual([
      'Carlito',
      'Liberation Serif',
      undefined,
    ]);
    expect(['Arial', 'Papyrus'].map(hasSameWidths)).toEqual([true, false]);
  });
});
