import { z } from 'zod';
import { automatic, margins, orientations, papers } from './tool/page-fields.ts';
import { recognisedLanguages } from './tool/recognition-field.ts';

/** The lowest quality of compressed PDFs and pictures, from 1 to 100; a search for a size ends there. */
export const lowestQuality = 30;
/** The lowest quality of pictures in office documents, of TIFFs and of BMPs; a search for a size ends there. */
export const lowestPictureQuality = 10;

/** The password of a protected document; other documents ignore it. */
const password = z.string().optional();

/** The pages that a visitor wants; left out or automatic, the document decides, and then the server's settings. */
const pageOptions = {
  paper: z.enum([automatic, ...papers]).optional(),
  orientation: z.enum([automatic, ...orientations]).optional(),
  margins: z.enum([automatic, ...margins]).optional(),
};

/** The size in megabytes that a result should stay under; quality goes down for it. */
const targetMegabytes = z.number().positive().optional();

/** The language of scanned pages; left out or automatic, it is detected. */
const language = z.enum([automatic, ...recognisedLanguages]).optional();

/** What the server can do: engine → operation → schema of its options. Tools pick from these. */
export const operations = {
  libreoffice: {
    /** Opens an office document and saves it in another format. */
    export: z.strictObject({
      format: z.enum(['pdf', 'docx', 'odt', 'pptx', 'odp', 'rtf']),
      /** Names and numbers of a workbook's sheets, with commas between them; left out or empty for all that it shows. */
      sheets: z.string().optional(),
      password,
    }),
    /** Prints an office document just as it is, to show where a word processor breaks its pages. Documents with fonts of
     * their own are refused. */
    proof: z.strictObject({}),
  },
  chromium: {
    /** Prints an HTML document as PDF. */
    print: z.strictObject(pageOptions),
  },
  markdown: {
    /** Writes Markdown as an HTML document with print styles. */
    render: z.strictObject({}),
  },
  pdf: {
    /** Extracts the text of a PDF; scanned pages go through text recognition. */
    'extract-text': z.strictObject({ language, password }),
    /** Makes a PDF smaller: its images, its fonts, its streams. */
    compress: z.strictObject({
      quality: z.int().min(lowestQuality).max(95),
      /** What happens to a signed PDF: it is refused, or compressed without its signatures. */
      signature: z.enum(['keep', 'drop']).optional(),
      targetMegabytes,
      password,
    }),
    /** Merges PDFs, keeping bookmarks, links, forms and attachments. One password opens all that are protected.
     * `pages` and `rotation` have a value for each file, separated by semicolons. */
    merge: z.strictObject({ pages: z.string().optional(), rotation: z.string().optional(), password }),
    /** Rebuilds a PDF as an editable document, which embeds the PDF's fonts if asked to. Text that runs up the page is
     * turned, and shapes are drawn, unless LibreOffice makes RTF of the document, in which it forgets both: then text is
     * upright, and shapes are pictures. Glows and shadows of letters, which the PDF has as pictures, become effects of the
     * text if asked to. Further inputs are proofs of what it wrote before: it sets pages that ran over in them closer. */
    reconstruct: z.strictObject({
      format: z.enum(['docx', 'pptx']),
      embedFonts: z.boolean().optional(),
      forRtf: z.boolean().optional(),
      textEffects: z.boolean().optional(),
      language,
      password,
    }),
  },
  image: {
    /** Puts each JPEG or PNG on a page of its size, or of the chosen one. */
    'to-pdf': z.strictObject(pageOptions),
    /** Puts every page of each TIFF on a page of its size, or of the chosen one. */
    'tiff-to-pdf': z.strictObject(pageOptions),
    /** Turns a JPEG or PNG into a smaller JPEG. */
    'compress-jpeg': z.strictObject({ quality: z.int().min(lowestQuality).max(95), targetMegabytes }),
    /** Makes a TIFF smaller, page by page. */
    'compress-tiff': z.strictObject({
      quality: z.int().min(lowestPictureQuality).max(100),
      export7z: z.boolean(),
      targetMegabytes,
    }),
    /** Turns a BMP into a JPEG, a WebP or a smaller BMP. */
    'compress-bmp': z.strictObject({
      quality: z.int().min(lowestPictureQuality).max(100),
      format: z.enum(['jpg', 'webp', 'bmp']),
      export7z: z.boolean(),
      targetMegabytes,
    }),
  },
  'text-layout': {
    /** Lays out a CSV table on pages. */
    csv: z.strictObject(pageOptions),
    /** Lays out plain text on pages. */
    text: z.strictObject(pageOptions),
  },
  'office-package': {
    /** Makes an office document smaller: its pictures, its duplicates, its packing. */
    compress: z.strictObject({
      quality: z.int().min(lowestPictureQuality).max(100),
      outputType: z.enum(['pptx', 'docx', 'xlsx', 'odt', 'odp', '7z']),
      targetMegabytes,
      password,
    }),
  },
  csv: {
    /** Writes the same table, cell for cell, in fewer bytes. */
    minify: z.strictObject({ level: z.int().min(1).max(22), outputType: z.enum(['csv', 'zst', '7z']) }),
  },
  archive: {
    /** Packs files into a ZIP archive. */
    create: z.strictObject({}),
    /** Repacks a ZIP archive uncompressed, with names and paths that are valid on every system. */
    extract: z.strictObject({ password, flatten: z.boolean() }),
  },
} as const;

/** An engine, or an operation of one, by its name. */
export type EngineName = keyof typeof operations;
export type OperationName<E extends EngineName> = keyof (typeof operations)[E] & string;

/** All engines, in the order of the table. */
export const engineNames = Object.keys(operations) as [EngineName, ...EngineName[]];

/** The options of an operation, with its defaults filled in. */
export type Options<E extends EngineName, O extends OperationName<E>> = z.output<
  Extract<(typeof operations)[E][O], z.ZodType>
>;

type OptionsInput<E extends EngineName, O extends OperationName<E>> = z.input<
  Extract<(typeof operations)[E][O], z.ZodType>
>;

/** One engine, one of its operations, and the options that the tool fixes. */
export type Task = {
  [E in EngineName]: {
    [O in OperationName<E>]: {
      readonly engine: E;
      readonly operation: O;
      readonly options?: Partial<OptionsInput<E, O>>;
    };
  }[OperationName<E>];
}[EngineName];

/** A task, and what shows how its result looks: where that leaves something to correct, the task is done again. */
export type Step = Task & {
  /** Prints the result. The task gets its own file again, and the proofs after it. */
  readonly proof?: Task;
};

/** Steps in order; each takes the file that the previous one wrote. */
export type Conversion = readonly [Step, ...Step[]];

/** The schema of a step's options. The visitor's fields override the entry's options. */
export function optionsSchema(step: Task): z.ZodObject {
  const engine: Readonly<Record<string, z.ZodObject>> = operations[step.engine];
  return engine[step.operation] as z.ZodObject;
}
