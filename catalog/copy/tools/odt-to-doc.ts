import type { ToolCopy } from '../tool-copy.ts';

/** The text of the page ODT to Word. */
export const copy = {
  howTo: {
    heading: 'How to turn an ODT into a Word document',
    steps: [
      {
        name: 'Drop the .odt on the sheet',
        text: 'Or click the sheet and choose it. The line by the button shows which file is selected; another drop replaces it.',
      },
      {
        name: 'Press Convert',
        text: 'LibreOffice on the server reads the text and writes a .docx. If you pressed it too soon, Cancel takes you back.',
      },
      {
        name: 'Send or edit the .docx',
        text: 'Once “✅ Conversion complete!” has appeared, the Word document is on your device. The form clears itself after four seconds and waits for the next file, while the result stays available under Download again.',
      },
    ],
  },
  why: {
    heading: 'Reasons to hand over DOCX instead of ODT',
    reasons: [
      {
        name: 'Your recipient sees what you meant',
        text: 'The step from OpenDocument to Word is made once, by the program that knows ODT best, and not by every recipient in a different version of Word.',
      },
      {
        name: 'Reviewing works',
        text: 'Comments and recorded changes arrive as such, so an editor can accept, reject and answer them in Word.',
      },
      {
        name: 'Well-formed files',
        text: 'The result is checked before it is sent. Small XML faults that Word would reject as “unreadable content” are repaired, and a note tells you.',
      },
      {
        name: 'Current format',
        text: 'You get .docx, which Word 2007 and later, Google Docs, Pages and online editors share.',
      },
      {
        name: 'Nothing to pay, nothing to fill in',
        text: 'Use the tool as often as you like, at no cost. No account, no trial period, and no watermark in the document.',
      },
    ],
  },
  formats: {
    heading: 'What is translated from ODT to DOCX',
    paragraphs: [
      'ODT files come from LibreOffice Writer, OpenOffice, Collabora Online, and from Google Docs by download. Word opens them too, sometimes with a warning; many editorial systems and upload forms don’t. This page takes .odt up to {limit} and returns .docx.',
      'Paragraphs, styles, lists, tables, images, notes, indexes, bookmarks and fields are carried over. Page styles become sections, frames become text boxes, formulas become Word equations. Left behind are Basic macros, links to databases, and a few things that Word simply doesn’t have, such as page styles that alternate by themselves in longer chains.',
    ],
  },
  article: {
    heading: 'Sending texts from LibreOffice to people who use Word',
    sections: [
      {
        heading: 'Why not just save as DOCX in Writer?',
        paragraphs: [
          'If LibreOffice is at hand, you can. This page does the same on the server, for those moments when it isn’t: the file lies in a mail, you sit at a borrowed computer, or the tablet in your hands opens ODT only to look at it. Both ways use the same export.',
        ],
      },
      {
        heading: 'Where the two programs disagree',
        paragraphs: [
          'Line breaks depend on fonts, and Word has its own rules for spacing between paragraphs, for justified text and for tables that are wider than the page. A document of thirty pages may therefore have one more in Word. Don’t fight it with empty paragraphs; use page breaks and “keep with next”, which both programs obey.',
          'Numbering deserves attention. Writer numbers chapters through its outline, Word through lists attached to styles. The numbers come across, but check that a new heading you add in Word continues them.',
          'Frames with pictures and captions are anchored differently, and a frame that sat next to its text may end up above it. Anchor them to a paragraph or as a character before converting, not to the page, and they will stay with their text.',
        ],
      },
      {
        heading: 'Fonts and what Word does without them',
        paragraphs: [
          'A DOCX names its fonts. Liberation Serif on a Windows computer isn’t installed, so Word takes Times New Roman, which has the same widths, and nobody notices. A typeface you bought is another matter: tell the recipient, or choose one that comes with Office.',
        ],
      },
      {
        heading: 'When the text comes back',
        paragraphs: [
          'Editors return a document with changes and comments. Open it in Writer as it is and work through it under Edit, Track Changes, Manage. Then decide which format is to be the leading one until publication. Taking every version through both programs costs more effort than staying with DOCX for the length of one project, even in LibreOffice, which edits it well enough.',
        ],
      },
      {
        heading: 'Submitting a paper or an application',
        paragraphs: [
          'Journals and publishers ask for DOCX because they edit it. Remove comments meant for yourself, accept your own changes, and look at the document’s properties: the author’s name you see there in Writer goes along. If nobody needs to edit the text, send a PDF and all questions of layout are settled. Many portals take both and use the PDF for the reviewers.',
        ],
      },
    ],
  },
  questions: [
    {
      question: 'Do I get .doc or .docx?',
      answer:
        'Always .docx. The older .doc is rarely required today, and every version of Word since 2007 prefers the newer format.',
    },
    {
      question: 'Can I convert an ODT with a password?',
      answer:
        'Yes, with its password, which the page asks for. It is used to open the file once and isn’t kept, and the Word document opens without one.',
    },
    {
      question: 'Will the table of contents still work?',
      answer:
        'It becomes a Word table of contents with its entries. Right-click it in Word and choose Update Field if page numbers have moved.',
    },
    {
      question: 'Are embedded fonts taken along?',
      answer:
        'Fonts are named in the result. Embed them in Word, if their license permits it and you need the exact look.',
    },
    {
      question: 'Is the conversion reversible?',
      answer:
        'You can go back to ODT, but not to the identical file: what had no equivalent in Word has been replaced on the way. Keep the original.',
    },
    {
      question: 'How private is this?',
      answer:
        'The transfer is encrypted (HTTPS) in both directions. Original and result share a temporary folder that’s deleted as soon as the result has been sent.',
    },
  ],
  related: ['doc-to-odt', 'odt-to-pdf', 'docxcompressor', 'odp-to-pptx', 'word-to-pdf'],
  tryIt: {
    heading: 'One file is enough to decide',
    text: 'Choose the .odt that someone couldn’t open and convert it above. You get the download without filling in a form.',
  },
} as const satisfies ToolCopy;
