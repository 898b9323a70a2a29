// The Debian packages that the engines need: the one list that set-up and doctor read.
import { execFileSync, spawnSync } from 'node:child_process';

/** Purpose → packages. */
export const systemPackages = {
  // The full packages: without the .ui files that -nogui leaves out, LibreOfficeKit cannot open a view.
  LibreOffice: ['libreoffice-writer', 'libreoffice-calc', 'libreoffice-impress', 'libreoffice-draw'],
  fonts: [
    'fontconfig',
    'fonts-liberation',
    'fonts-crosextra-carlito',
    'fonts-crosextra-caladea',
    'fonts-dejavu',
    'fonts-noto-core',
    'fonts-noto-cjk',
    'fonts-noto-color-emoji',
  ],
  Chromium: ['chromium'],
  // The data for Chinese, Japanese and Korean text whose fonts are not in the PDF.
  'PDF tools': ['qpdf', 'poppler-utils', 'poppler-data'],
  // Some megabytes each; a server that needs others installs them, and they are used.
  'text recognition': [
    'tesseract-ocr',
    ...['eng', 'osd', 'deu', 'fra', 'spa', 'ita', 'por', 'rus', 'ara', 'chi-sim', 'jpn'].map(
      (language) => `tesseract-ocr-${language}`,
    ),
  ],
  'archives and compression': ['7zip', 'zstd', 'libdeflate-tools'],
  // What other programs make of our archives, and we of theirs, in tests and benchmarks.
  'other archivers': ['zip', 'unzip', 'python3'],
  'TIFF tools': ['libtiff-tools'],
  isolation: ['bubblewrap', 'libseccomp2', 'perl-base', 'util-linux'],
};

/** True where packages come from Debian's tools (Debian, Ubuntu and their kin). */
export function hasApt() {
  try {
    execFileSync('dpkg-query', ['--version'], { stdio: 'ignore' });
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The packages of the list that are not installed. */
export function missingPackages() {
  const names = Object.values(systemPackages).flat();
  // Exits 1 when it does not know a name, and still tells of the others.
  const { stdout } = spawnSync('dpkg-query', ['-W', '-f', `\${Package} \${db:Status-Status}\n`, ...names], {
    encoding: 'utf8',
  });
  const installed = new Set(stdout.split('\n').filter((line) => line.endsWith(' installed')));
  return names.filter((name) => !installed.has(`${name} installed`));
}

/** The command that installs packages, as the operator would type it. */
export function installCommand(names) {
  return `sudo apt-get update && sudo apt-get install --no-install-recommends ${names.join(' ')}`;
}
