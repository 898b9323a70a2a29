import type { ToolCopy } from '../tool-copy.ts';

/** The text of the page Markdown to PDF. */
export const copy = {
  howTo: {
    heading: 'How to typeset Markdown as PDF',
    steps: [
      {
        name: 'Drop your .md file',
        text: 'A README, lecture notes, a specification: anything written in Markdown. If you press the button without a file, the page says “Please upload a Markdown (.md) file.”',
      },
      {
        name: 'Press Convert',
        text: 'The text is rendered and then printed by Chromium with a style sheet made for paper. A document of twenty pages takes a second or two.',
      },
      {
        name: 'Check formulas and pictures',
        text: 'A formula that couldn’t be read appears as you wrote it, in a dashed frame. A picture that isn’t inside the file is replaced by its name. The card counts both.',
      },
    ],
  },
  why: {
    heading: 'Paper made for Markdown',
    reasons: [
      {
        name: 'GitHub’s dialect',
        text: 'Tables, task lists, strikethrough, bare links, and alerts such as > [!NOTE] look as their authors intended.',
      },
      {
        name: 'Formulas and footnotes',
        text: '$E = mc^2$, blocks between $$, and ```math are set by KaTeX; footnotes [^1] are collected at the end.',
      },
      {
        name: 'Code that stays readable',
        text: 'Blocks with a named language are colored in tones that survive a black and white printer, long lines wrap, short listings aren’t torn apart by a page break.',
      },
      {
        name: 'Links that work on paper',
        text: 'Each link can be clicked in the PDF and has a small number whose address is printed in a list at the end.',
      },
      {
        name: 'Bookmarks from headings',
        text: 'The outline of the PDF follows your # and ##, and links within the document lead to their headings.',
      },
      {
        name: 'Nothing between you and the PDF',
        text: 'It’s free and unlimited, with no toolchain to install, no account and no watermark.',
      },
    ],
  },
  formats: {
    heading: 'What Markdown is and how it becomes pages',
    paragraphs: [
      'Markdown was devised in 2004 by John Gruber as a way to write for the web in plain text: # for a heading, * for a list, ** for bold. CommonMark defines it precisely, and GitHub’s version adds tables and task lists. Any text editor opens a .md file. This page takes .md up to {limit}.',
      'The PDF has A4 pages (or those the operator has set) with page numbers, serif type for text and sans serif for headings. HTML inside the Markdown is allowed as far as GitHub allows it; scripts, style sheets and forms are removed. Front matter in YAML isn’t printed, but its title and lang are used. Pictures appear if they are embedded as data: addresses, since nothing else travels with the file.',
    ],
  },
  article: {
    heading: 'Writing Markdown that prints well',
    sections: [
      {
        heading: 'Pictures: the one thing that needs preparation',
        paragraphs: [
          'A Markdown file refers to pictures by path, ![plan](img/plan.png), and the folder img stays on your computer. In the PDF a line then says which picture isn’t included, so that readers know something was there. To have it printed, put the picture into the file itself as a data: address; editors and small scripts can do that, and for a few diagrams it is quickly done.',
        ],
      },
      {
        heading: 'Wide tables and long words',
        paragraphs: [
          'A screen can scroll sideways; paper can’t. Tables with more than six columns are set in smaller type and those with more than ten in smaller type still; very long words, such as paths and hashes, are broken instead of pushing the table off the page. If a table is still cramped, swap its rows and columns; that usually reads better.',
        ],
      },
      {
        heading: 'Dollar signs, hashes and line breaks',
        paragraphs: [
          'A price such as $5 isn’t taken for a formula, because a formula needs a closing $ with no space before it and no digit after it. If two prices in one paragraph are still read as one formula, write \\$. A single line end in Markdown is a space, not a break; end the line with a backslash or two spaces to force one. And a heading needs a space after its #.',
        ],
      },
      {
        heading: 'Titles, languages, page breaks',
        paragraphs: [
          'The title of the PDF comes from title: in the front matter or from the first heading. The language, by which screen readers choose their voice and printers the Chinese or Japanese form of a letter, comes from lang: or is guessed. A page break can be forced with <div style="break-after: page"></div>, which other renderers ignore without harm.',
        ],
      },
      {
        heading: 'From notes to a document others will read',
        paragraphs: [
          'Markdown invites quick notes, and a printed document is read more slowly. Three habits help. Use one # for the title and ## for chapters, without skipping a rank, since the outline and screen readers rely on it. Give every code block its language, even text or console, so that it is colored or at least set apart properly. And write links with words that say where they lead; on paper, “here” with a number behind it is little help.',
          'Footnotes are worth using as well: they keep asides out of the text and appear together at the end, each a click away from its mark.',
        ],
      },
    ],
  },
  questions: [
    {
      question: 'Are Mermaid or PlantUML diagrams drawn?',
      answer: 'No. Their source is printed as a code block. Export the diagram as SVG or PNG and embed it.',
    },
    {
      question: 'Can I change fonts and colors?',
      answer:
        'There’s one style sheet, made for reading. For a design of your own, render to HTML with your CSS and use HTML to PDF.',
    },
    {
      question: 'Do emoji work?',
      answer: 'Emoji characters are printed in color. Short names such as :smile: remain text.',
    },
    {
      question: 'Is there a table of contents?',
      answer:
        'The outline in the side panel serves as one. A list of links that you have written yourself works too, since headings get the same anchors as on GitHub.',
    },
    {
      question: 'Which encodings are understood?',
      answer: 'UTF-8 and UTF-16 for certain; older encodings are recognized by their letters.',
    },
    {
      question: 'Will my draft be stored or indexed?',
      answer:
        'Neither. It travels over HTTPS, is rendered in a separate process without scripts, and is deleted once the PDF has been sent.',
    },
  ],
  related: ['html-to-pdf', 'text-to-pdf', 'word-to-pdf', 'csv-to-pdf', 'pdf-to-word'],
  tryIt: {
    heading: 'Drop a README',
    text: 'You probably have one at hand, with code, a table and links. Convert it above and print the first page. You don’t need to log in.',
  },
} as const satisfies ToolCopy;
