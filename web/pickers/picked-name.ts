import { extensionOf } from '../../catalog/files/filename.ts';
import { formatOf, formatOfExtension } from '../../catalog/formats.ts';
import type { Input } from '../../catalog/tool/tool.ts';

const extensionsOf = ({ accept }: Input) => (accept === 'any' ? [] : accept);

function mediaTypeOf(extension: string): string | undefined {
  const id = formatOfExtension(extension);
  return id === undefined ? undefined : formatOf(id).mediaType;
}

/** The media types of the files that a page takes. */
export function mediaTypesOf(input: Input): readonly string[] {
  return [...new Set(extensionsOf(input).flatMap((extension) => mediaTypeOf(extension) ?? []))];
}

/** The name of a file that may lack its extension, as in Google Drive, where the media type says what it is. */
export function pickedName(input: Input, name: string, mediaType: string | undefined): string {
  if (formatOfExtension(extensionOf(name)) !== undefined) return name;
  const extension = extensionsOf(input).find((candidate) => mediaTypeOf(candidate) === mediaType);
  return extension === undefined ? name : `${name}.${extension}`;
}
