import type { ToolCopy } from '../tool-copy.ts';

/** The text of the page Compress CSV. */
export const copy = {
  howTo: {
    heading: 'How to compress a CSV file',
    steps: [
      {
        name: 'Add the .csv',
        text: 'Drop the table on the area above. The Compress button stays gray until you choose a file.',
      },
      {
        name: 'Decide on the output',
        text: '“.csv, opens as it is” gives a leaner table. “.csv.zst, Zstandard” and “.csv.7z, 7-Zip archive” give a packed file about a sixth of the size, which has to be unpacked before use.',
      },
      {
        name: 'Leave the level, or change it',
        text: 'It goes from 1 to 22 and starts at 19. Higher means slower and smaller; for Zstandard the level of a very large file is lowered so that it finishes in time, and a note names the level used.',
      },
      {
        name: 'Press Compress',
        text: 'The message shows the size before and after. The download is your name with _compressed added.',
      },
    ],
  },
  why: {
    heading: 'What you can rely on',
    reasons: [
      {
        name: 'Cell for cell the same',
        text: 'Leaner never means changed: every value keeps its exact characters, including leading zeros and spaces.',
      },
      {
        name: 'Careful when in doubt',
        text: 'If quotes in the file could be read in more than one way, nothing is changed and you get your own file back.',
      },
      {
        name: 'Formats that data tools read directly',
        text: 'Python’s pandas and Polars, DuckDB and ClickHouse load .csv.zst without unpacking it first.',
      },
      {
        name: 'Archives that are tested',
        text: 'Every .zst and .7z is read back and checked on the server before it is sent.',
      },
      {
        name: 'Free, with no upgrade to sell',
        text: 'Compress as many tables as you like, as often as you like, without registering. No watermark or advertising line is added to your table.',
      },
    ],
  },
  formats: {
    heading: 'CSV, Zstandard and 7z',
    paragraphs: [
      'CSV is plain text with separators; any spreadsheet opens it. Zstandard (.zst, RFC 8878) is a fast general compressor, built into many data programs and into tar and Linux package managers. 7z is the archive of 7-Zip, opened by 7-Zip, by current versions of Windows and by most archive programs. A .csv may have up to {limit}.',
      'If the result is a CSV, line ends become a single byte, needless quotes and blank lines at the end are dropped, and UTF-16 becomes UTF-8. Separators, order, decimal signs and the contents of all cells are kept. An archive contains the lean table under the name compressed.csv.',
    ],
  },
  article: {
    heading: 'Why a CSV that still opens shrinks so little',
    sections: [
      {
        heading: 'There’s little to take away',
        paragraphs: [
          'A CSV consists of your values with one separator between each. If you want to keep the values and the format, you can only save on the packaging: the carriage return that Windows puts before each line feed, quotes around words that need none, the second byte that UTF-16 spends on each letter. In ordinary exports that saves one or two percent, in tables where every cell is quoted ten to fifteen, and in UTF-16 half.',
          'If a service promises to make a CSV five times smaller and it still opens in Excel, it has thrown away rows, digits or columns. Such a loss is noticed when it is too late.',
        ],
      },
      {
        heading: 'Where six to one comes from',
        paragraphs: [
          'Tables repeat themselves: the same dates, city names, prefixes and patterns, row after row. A compressor replaces repetition by short references. On nineteen real tables of 27 megabytes in all, Zstandard at level 19 left 15.5 percent and 7z 14.8. The price is that the result isn’t a table but a container with a table in it.',
        ],
      },
      {
        heading: 'Which output for whom',
        paragraphs: [
          'For colleagues with a spreadsheet program, send .csv, or an .xlsx, which is itself compressed. For an attachment to people who can unpack, take 7z. For a pipeline, a data lake or an upload to an analytics service, take Zstandard: it unpacks at hundreds of megabytes a second and most tools read it as a stream.',
        ],
      },
      {
        heading: 'What the levels do',
        paragraphs: [
          'With the output .csv, levels 1 to 6 shorten line ends and encoding, 7 to 15 also remove needless quotes, 16 to 22 also remove blank lines at the end. With Zstandard the number is its own level; between 19 and 22 the difference can hardly be measured, while the wait grows. The 7z archive is always packed as well as its size permits.',
          'If you control the export, turn off quoting of all fields and choose UTF-8. Then this page has nothing left to remove, which is ideal.',
        ],
      },
      {
        heading: 'A note on archives in the long run',
        paragraphs: [
          'CSV is a good format for keeping data: it can be read without any particular program, now and in fifty years. Keep a text file with it that says what the columns mean, in which unit the values are, and where they come from. Compressed copies save space, but write down how they were packed. Zstandard and 7z are open and documented, so there’s no risk in that.',
        ],
      },
    ],
  },
  questions: [
    {
      question: 'Will Excel still recognize umlauts and accents?',
      answer:
        'Yes. If your file marks itself as Unicode by a byte order mark, the mark is kept, because Excel goes by it.',
    },
    {
      question: 'Why do I get back exactly my file?',
      answer:
        'Because there was nothing to remove, or because its quotes were ambiguous. The message says “Already as small as it gets”.',
    },
    {
      question: 'How do I open a .zst?',
      answer:
        'With zstd on the command line, with 7-Zip in its newer versions, or directly: pandas.read_csv("data.csv.zst").',
    },
    {
      question: 'Are numbers rounded or dates shortened?',
      answer: 'No. Values aren’t interpreted at all.',
    },
    {
      question: 'Does it work with semicolons or tabs?',
      answer: 'Yes. The separator is recognized by the structure of the rows and isn’t changed.',
    },
    {
      question: 'Is my data copied anywhere?',
      answer:
        'No. It travels over HTTPS into one temporary folder on the server, and is deleted once the result has been sent.',
    },
  ],
  related: ['csv-to-pdf', 'xlsxcompressor', 'zip-compressor', 'xlsx-to-pdf', 'zip-extractor'],
  tryIt: {
    heading: 'Measure it with your own table',
    text: 'Drop an export above and compress it twice, once as .csv and once as .zst. The difference tells you which one you need, and nobody asks for your e-mail address.',
  },
} as const satisfies ToolCopy;
