import type { Family } from '../../tool/tool.ts';
import type { ToolId } from '../../tools.ts';
import type { Question } from '../page-text.ts';

/** The landing page. */
export const homeCopy = {
  heading: 'Convert Files Instantly',
  lead: 'Choose a document and get it back in the format you need, with its layout, fonts and links in place.',
  start: 'Start Now',
  startPath: '/word-to-pdf',
  claims: ['Free and unlimited', 'No sign-up', 'No watermark', 'Deleted after conversion'],
  questions: 'Questions',
} as const;

/** The tools that most visitors come for; their tiles are larger. */
export const popularTools: readonly ToolId[] = [
  'word-to-pdf',
  'pdf-to-word',
  'img-to-pdf',
  'pptx-to-pdf',
  'xlsx-to-pdf',
  'html-to-pdf',
  'pdf-compressor',
  'img-compressor',
  'merge-pdf',
];

/** A grid of tiles on the landing page. */
interface Grid {
  readonly id: string;
  readonly heading: string;
  readonly lead: string;
  readonly families: readonly Family[];
}

/** The two grids, in the order of the page. */
export const homeGrids: readonly Grid[] = [
  {
    id: 'convert',
    heading: 'Convert',
    lead: 'Turn your file into the format you need.',
    families: ['converter'],
  },
  {
    id: 'compress',
    heading: 'Compress, merge and pack',
    lead: 'Shrink files, combine PDFs, and create or open ZIP archives.',
    families: ['compressor', 'utility'],
  },
];

/** What visitors ask before they choose a tool. */
export const homeQuestions: readonly Question[] = [
  {
    question: 'Is it really free?',
    answer:
      'Yes. Every tool is free, for as many files as you like. There’s no paid plan, no watermark and no limit on how often you come back.',
  },
  {
    question: 'Are my files secure?',
    answer:
      'Your file travels over HTTPS and is converted in its own folder, by a program that can’t reach the network or anyone else’s files. Both your file and the result are deleted as soon as the result has been sent.',
  },
  {
    question: 'Which formats can I use?',
    answer:
      'Documents (DOCX, ODT, RTF, TXT, HTML, Markdown and PDF), presentations (PPTX, ODP), tables (XLSX, CSV), pictures (JPG, PNG, TIFF, BMP) and ZIP archives. Each tile on this page names its two formats.',
  },
  {
    question: 'Do I have to sign up?',
    answer: 'No. There are no accounts. Open a tool, choose a file and save the result.',
  },
  {
    question: 'Does it work on a phone?',
    answer:
      'Yes, and there’s nothing to install. The pages fit small screens, and the server does the work, so an old phone gets the same result as a new computer.',
  },
];
