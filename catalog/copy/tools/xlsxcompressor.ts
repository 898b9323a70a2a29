import type { ToolCopy } from '../tool-copy.ts';

/** The text of the page Compress XLSX. */
export const copy = {
  howTo: {
    heading: 'How to reduce an Excel workbook',
    steps: [
      {
        name: 'Add the workbook',
        text: 'Drop an .xlsx, click to choose one, or pick it from Google Drive or Dropbox if they’re set up. If you drop the file, its extension must be in lower case.',
      },
      {
        name: 'Leave Quality at 70 or change it',
        text: 'The slider affects only pictures. A workbook without any gives the same result at every setting.',
      },
      {
        name: 'Pick the output',
        text: '“.xlsx, opens as it is” for everyday use; “.xlsx.7z, smaller, unpack before use” if the workbook goes into an archive.',
      },
      {
        name: 'Press Compress',
        text: 'When progress reaches 100, the smaller workbook has been saved, and the message shows both sizes.',
      },
    ],
  },
  why: {
    heading: 'Calculations aren’t put at risk',
    reasons: [
      {
        name: 'Every cell and formula is preserved',
        text: 'The sheets are copied as they are: values, formulas, names, validations, conditional formats and pivot tables.',
      },
      {
        name: 'Tighter packing with a better algorithm',
        text: 'All parts are compressed by libdeflate at its highest level. Big sheets gain most; shrinking by a fifth isn’t unusual.',
      },
      {
        name: 'Pictures reduced to cell size',
        text: 'Product photos of twelve megapixels in cells the size of a stamp become pictures the size of a stamp.',
      },
      {
        name: 'A choice for the archive',
        text: 'For the 7z variant three ways of packing are tried, and the smallest archive is delivered.',
      },
      {
        name: 'No login, no counter',
        text: 'Compress as many workbooks as your week brings, without charge. Nothing is written into the sheets.',
      },
    ],
  },
  formats: {
    heading: 'What an .xlsx contains',
    paragraphs: [
      'Since 2007 Excel has saved workbooks as .xlsx: a ZIP package with an XML file for each sheet, a common list of texts, styles, charts and pictures. Google Sheets, LibreOffice Calc and Numbers open it as well. The page takes .xlsx up to {limit}, with an opening password if you enter it.',
      'The result is an .xlsx with the same content. Pictures may have fewer pixels and a lossy coding, depending on the quality. No rows, columns, digits or formats are rounded or removed. Empty formatted cells stay too, since no program can know whether you need them.',
    ],
  },
  article: {
    heading: 'What makes workbooks heavy',
    sections: [
      {
        heading: 'The used range that isn’t used',
        paragraphs: [
          'Press Ctrl+End. If the cursor lands far below or to the right of your data, Excel believes the sheet to be that large, usually because somebody colored whole columns. Each formatted empty cell is stored. Select the surplus rows, delete them with right-click, Delete (not with the Del key), and save. This can bring a workbook from twenty megabytes to two, and no compressor can do it for you.',
        ],
      },
      {
        heading: 'Pivot caches and copies of data',
        paragraphs: [
          'A pivot table keeps a copy of its source in the file. Several pivot tables on the same source can share one copy if one is made from the other. Under PivotTable Options, Data, you can switch off “Save source data with file” and let Excel refresh it on opening instead. Data models of Power Pivot are stored compressed and hardly shrink any further.',
        ],
      },
      {
        heading: 'What packing can do',
        paragraphs: [
          'A sheet’s XML is long-winded: a number takes forty characters with its tags. ZIP compresses that well, but Excel has to save fast. Taking a second longer finds more repetition. Excel opens the result just as quickly. The next time you save in Excel, though, the file grows again, because Excel packs it from scratch.',
        ],
      },
      {
        heading: 'Pictures in cells',
        paragraphs: [
          'Price lists and catalogs with a photograph in each row are the case in which compressing helps most. A picture that is 60 pixels high on the sheet may be stored with 3000. At a quality of 70 it keeps about 144 pixels for each inch shown, which stays sharp when the sheet is printed or magnified a little. The same logo on every sheet is stored once.',
          'If pictures are meant to be enlarged by double-click or used elsewhere, keep the uncompressed workbook for that purpose. Pictures whose display size can’t be told are re-coded but not scaled.',
        ],
      },
      {
        heading: 'Alternatives for large data',
        paragraphs: [
          'The binary format .xlsb, which Excel offers under Save As, is about half as large and opens faster, but few other programs read it. For handing raw data to an analyst, CSV packed with Zstandard is smaller than any workbook. For readers who only look, a PDF is the better choice.',
        ],
      },
    ],
  },
  questions: [
    {
      question: 'Can the compression damage formulas?',
      answer: 'No. The parts with formulas aren’t interpreted, only unpacked and packed again.',
    },
    {
      question: 'Why did my workbook shrink by three percent only?',
      answer:
        'It has no pictures and was already packed well. Look for formatted empty cells and pivot caches, as described above.',
    },
    {
      question: 'Does it work with .xlsm or .xlsb?',
      answer:
        'The drop area accepts .xlsx. Workbooks with macros have to be compressed in another way, for example inside a ZIP.',
    },
    {
      question: 'Are charts affected?',
      answer: 'No, they are drawn from numbers and have no pixels.',
    },
    {
      question: 'Why was “REPORT.XLSX” not accepted?',
      answer: 'When dropped, the name must end in .xlsx in lower case. Use the file dialog or rename it.',
    },
    {
      question: 'Is it all right to upload figures of my company?',
      answer:
        'They’re encrypted in transit (HTTPS), on the server for seconds, and deleted as soon as the result has been sent. Whether your company allows uploads is up to your company.',
    },
  ],
  related: ['xlsx-to-pdf', 'csvcompress', 'docxcompressor', 'pptxcompress', 'zip-compressor'],
  tryIt: {
    heading: 'Compress one that takes long to open',
    text: 'First press Ctrl+End in it, then drop it above. You’ll see at once how much packing and pictures account for, without registering.',
  },
} as const satisfies ToolCopy;
