import type { ToolCopy } from '../tool-copy.ts';

/** The text of the page Excel to PDF. */
export const copy = {
  howTo: {
    heading: 'How to convert an Excel workbook to PDF',
    steps: [
      {
        name: 'Choose the workbook',
        text: 'Drag the .xlsx onto the page, or click and select it. Save it in Excel first, so the file has the latest figures.',
      },
      {
        name: 'Press Convert',
        text: 'All visible sheets go into one PDF, in the order of their tabs. Hidden sheets, rows and columns stay hidden.',
      },
      {
        name: 'Look at the widest sheet',
        text: 'If sheets had to be fitted to the page, the card says how many. Check whether the type is large enough for you.',
      },
      {
        name: 'Set print options yourself if it isn’t',
        text: 'If you set a print area, a scale or page breaks between columns in Excel, they’re respected, and nothing is fitted on those sheets.',
      },
    ],
  },
  why: {
    heading: 'Problems this page takes care of',
    reasons: [
      {
        name: 'No column alone on a page',
        text: 'A sheet that is a little too wide is shrunk to the width of the paper or turned to landscape, instead of spilling one column onto page two.',
      },
      {
        name: 'No ##### in place of figures',
        text: 'Columns that are too narrow for their numbers are widened, and text that would be cut is given room or wrapped.',
      },
      {
        name: 'Readable, not microscopic',
        text: 'Type is hardly ever shrunk below half its size. A sheet that would need less is divided between columns, as evenly as possible.',
      },
      {
        name: 'Figures as Excel left them',
        text: 'The values stored in the workbook are printed. Apart from functions such as TODAY nothing is recalculated, and no link to another workbook is followed.',
      },
      {
        name: 'For every workbook you have',
        text: 'There’s no fee, no allowance per month and no sign-up, and no watermark is laid over the cells.',
      },
    ],
  },
  formats: {
    heading: 'XLSX and PDF',
    paragraphs: [
      'An .xlsx workbook has been Excel’s own format since 2007; Numbers, Google Sheets and LibreOffice Calc export it. A sheet in it can have a million rows and sixteen thousand columns and knows no pages until it is printed. A PDF consists of nothing but pages.',
      'You get cell formats, borders, colors, merged cells, charts, pictures, headers, footers and repeated title rows. Formulas, filters, comments, macros and pivot functions aren’t part of a PDF: readers see the results, not the calculations. Files of up to {limit} are accepted. A workbook with an opening password needs that password as well.',
    ],
  },
  article: {
    heading: 'Why columns get cut off in Excel PDFs',
    sections: [
      {
        heading: 'A sheet has no edge, paper has four',
        paragraphs: [
          'On the screen you scroll to the right and never notice where a page would end. When the sheet is printed, Excel fills a page with as many columns as fit and puts the rest on further pages, after all the rows of the first. So a table that is two centimeters too wide becomes twice as many pages, half of them with a lonely last column. It is the usual complaint about spreadsheets as PDF.',
          'Excel’s remedy is “Fit All Columns on One Page”, which has to be set for every sheet. If nobody has set it, this converter measures the columns with the fonts of the sheet and does it for you: upright first, landscape if that isn’t enough, and shrunk at most to half.',
        ],
      },
      {
        heading: 'Where #### comes from',
        paragraphs: [
          'If a number doesn’t fit its cell, Excel shows ##### instead of cutting it off, which would falsify it. On another computer the same column may be too narrow, because a replacement font is a little wider. Before printing, such columns get the pixels they lack. Text is wrapped within its cell if there’s no room next to it on the page.',
        ],
      },
      {
        heading: 'Taking control in Excel',
        paragraphs: [
          'For a report that goes out every month, spend five minutes on the view Page Layout. Set the print area to what others should see. Define rows to repeat at the top, so that headings appear on each page. Choose landscape for wide tables and insert page breaks between topics. All of this is stored in the workbook and respected here.',
          'Gridlines are printed only if you tick Print under Gridlines; borders are always printed.',
        ],
      },
      {
        heading: 'Letter, A4 and margins',
        paragraphs: [
          'A workbook made in the United States is usually set to Letter, one from Europe to A4. The setting of the sheet is kept. If a reader on the other side of the ocean prints the PDF, “Fit to page” in the print dialog prevents lost edges. Margins, too, come from the workbook; a quarter of an inch more room often saves a whole page.',
        ],
      },
      {
        heading: 'Sheets with islands',
        paragraphs: [
          'Some sheets contain a table at the top left and a remark in cell ZZ900. Printed faithfully, that is hundreds of empty pages. Where the occupied areas lie that far apart, they are printed one after the other and the void between them is skipped. A workbook that would still fill more than 5,000 pages is refused with the request to set a print area.',
        ],
      },
    ],
  },
  questions: [
    {
      question: 'Can I print only one sheet?',
      answer:
        'Yes. Open “More options” and type its name or number; “1, 3, Summary” prints three sheets. A sheet that is hidden in Excel is left out unless you type its name.',
    },
    {
      question: 'Why do the figures differ from what I see in Excel?',
      answer:
        'The workbook was probably not recalculated and saved after its last change. Open it, press F9, save and try again.',
    },
    {
      question: 'Is a password-protected workbook possible?',
      answer:
        'Sheet protection is no obstacle. Where a password is needed to open the file, the page asks for it; the PDF opens without one.',
    },
    {
      question: 'Which paper is used?',
      answer: 'The one set on the sheet. Where none is set, the paper of this site’s operator, normally A4.',
    },
    {
      question: 'Are charts sharp?',
      answer:
        'Yes, they are drawn as vectors. A sheet with nothing but charts is kept on one page if it remains legible.',
    },
    {
      question: 'Does .xls or .ods work?',
      answer: 'The page takes .xlsx. Excel, LibreOffice and Google Sheets save the other formats as .xlsx.',
    },
    {
      question: 'Salaries, prices, customers: what happens to the data?',
      answer:
        'The workbook travels over HTTPS, is printed, and is deleted together with the PDF once the PDF has been sent. Values are neither analyzed nor logged.',
    },
  ],
  related: ['csv-to-pdf', 'xlsxcompressor', 'pdf-compressor', 'merge-pdf', 'word-to-pdf', 'csvcompress'],
  tryIt: {
    heading: 'Take your widest table',
    text: 'If it fits here, the others will. Drop it above; in a moment you’ll see whether you need to set anything in Excel. You don’t need an account.',
  },
} as const satisfies ToolCopy;
