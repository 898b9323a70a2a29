/** Where apt takes Debian's own packages from; null where no source is Debian's archive. */
export function debianMirror(): string | null;
