import { sevenZipProgram } from '../../../api/formats/zip/seven-zip.ts';

/** The name under which 7-Zip is installed here: Debians differ. */
export const sevenZip = sevenZipProgram();
