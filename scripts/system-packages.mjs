// The Debian packages that the engines need: the one list that set-up and doctor read.
import { installedPackages } from './apt.mjs';

/** Purpose → packages. */
export const systemPackages = {
  // The full packages: without the .ui files that -nogui leaves out, LibreOfficeKit cannot open a view.
  // Formulas of every kind of document are drawn by libreoffice-math alone: without it they are left out.
  LibreOffice: [
    'libreoffice-writer',
    'libreoffice-calc',
    'libreoffice-impress',
    'libreoffice-draw',
    'libreoffice-math',
  ],
  fonts: [
    'fontconfig',
    'fonts-liberation',
    'fonts-crosextra-carlito',
    'fonts-crosextra-caladea',
    'fonts-dejavu',
    'fonts-noto-core',
    'fonts-noto-cjk',
    'fonts-noto-color-emoji',
    // Families that Google Docs and Slides offer first; documents from there seldom embed them.
    'fonts-roboto-unhinted',
    'fonts-open-sans',
    'fonts-lato',
  ],
  // Where words may be divided. Less than 10 MB together; others that an operator installs are used as well.
  hyphenation: [
    ...['de', 'en-us', 'en-gb', 'fr', 'es', 'it', 'pt-br', 'pt-pt', 'nl', 'pl', 'ru', 'sv', 'da', 'no', 'cs'].map(
      (language) => `hyphen-${language}`,
    ),
  ],
  // Without windows: smaller, and much quicker, than the browser of people.
  Chromium: ['chromium-headless-shell'],
  // The data for Chinese, Japanese and Korean text whose fonts are not in the PDF.
  'PDF tools': ['qpdf', 'poppler-utils', 'poppler-data'],
  // Some megabytes each. Others that an operator installs are used as well.
  'text recognition': [
    'tesseract-ocr',
    ...['eng', 'osd', 'deu', 'fra', 'spa', 'ita', 'por', 'rus', 'ara', 'chi-sim', 'jpn', 'kor'].map(
      (language) => `tesseract-ocr-${language}`,
    ),
  ],
  'archives and compression': ['7zip', 'zstd', 'libdeflate-tools'],
  'picture tools': ['libtiff-tools'],
  isolation: ['bubblewrap', 'libseccomp2', 'perl-base', 'util-linux'],
  // For tests and benchmarks: other programs open what we write, and we open what they write.
  'tests: archivers': ['zip', 'unzip', 'libarchive-tools', 'python3'],
  'tests: pictures': ['libopenjp2-tools', 'python3-pil'],
  'tests: documents': ['python3-docx', 'python3-openpyxl', 'python3-odf'],
  // The program of Redis without its service. Servers of several machines bring their own.
  'tests: queue of several machines': ['redis-tools'],
  'tests: commands of the documentation': ['curl'],
};

/** The packages of the list that are not installed. */
export function missingPackages() {
  const names = Object.values(systemPackages).flat();
  const installed = installedPackages(names);
  return names.filter((name) => !installed.includes(name));
}

/** The command that installs packages, as the operator would type it. */
export function installCommand(names) {
  return `sudo apt-get update && sudo apt-get install --no-install-recommends ${names.join(' ')}`;
}
