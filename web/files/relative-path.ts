/**
 * Where a file was in the folder that was dropped or chosen: "photos/2024/a.jpg"; its name where it came by itself.
 * Paths of a drop are known to react-dropzone only, which leaves them on the file, with "/" or "./" before them.
 */
export function relativePath(file: File): string {
  const { path } = file as File & { readonly path?: string };
  return (path ?? (file.webkitRelativePath || file.name)).replace(/^\.?\/+/, '');
}
