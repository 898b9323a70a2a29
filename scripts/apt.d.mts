/** Whether this machine uses Debian's packages (Debian, Ubuntu and derivatives). */
export function hasApt(): boolean;
/** The code name of this release, for example `bookworm`; null if unknown. */
export function codeName(): string | null;
/** Where apt takes Debian's own packages from; null where no source is Debian's archive. */
export function debianMirror(): string | null;
