/**
 * System calls that no converter needs, grouped by what an attacker would use them for. A deny list: an allow list
 * would have to follow every release of Chromium, LibreOffice and glibc.
 */
export const deniedCalls: readonly string[] = [
  // Mounts and roots.
  ...['mount', 'umount2', 'pivot_root', 'open_tree', 'move_mount', 'fsopen', 'fsconfig', 'fsmount', 'fspick'],
  ...['mount_setattr', 'swapon', 'swapoff', 'quotactl', 'quotactl_fd', 'setns'],
  // Files by handle, past every path; watching whole file systems.
  ...['open_by_handle_at', 'name_to_handle_at', 'fanotify_init', 'lookup_dcookie'],
  // Other processes' memory and descriptors.
  ...['ptrace', 'process_vm_readv', 'process_vm_writev', 'process_madvise', 'kcmp', 'pidfd_getfd'],
  ...['move_pages', 'migrate_pages'],
  // Large parts of the kernel, or parts with many past vulnerabilities.
  ...['bpf', 'perf_event_open', 'userfaultfd', 'add_key', 'request_key', 'keyctl', 'memfd_secret'],
  ...['modify_ldt', 'uselib', 'ustat', 'sysfs', '_sysctl', 'vhangup', 'iopl', 'ioperm'],
  // The machine itself.
  ...['kexec_load', 'kexec_file_load', 'init_module', 'finit_module', 'delete_module', 'reboot', 'acct', 'syslog'],
  ...['settimeofday', 'clock_settime', 'clock_adjtime', 'adjtimex', 'sethostname', 'setdomainname'],
  // Memory that outlives its process and counts towards no process's size.
  ...['shmget', 'msgget', 'semget', 'mq_open'],
];

/**
 * Calls answered as if the kernel did not know them (ENOSYS), so that libraries fall back: glibc from clone3, whose
 * flags a filter cannot read, to clone; libuv from io_uring to epoll.
 */
export const unknownCalls: readonly string[] = ['clone3', 'io_uring_setup', 'io_uring_enter', 'io_uring_register'];

/** Denied, except to a program that puts its own children into namespaces. */
export const nestingCalls: readonly string[] = ['unshare', 'chroot'];

/** Namespaces (sched.h, CLONE_NEW…) that are denied even to a program that isolates its own children. */
export const deniedNamespaces: readonly number[] = [
  0x00020000, // mounts
  0x02000000, // control groups
  0x04000000, // host name
  0x08000000, // System V IPC
];

/** Namespaces that a program which isolates its own children may make: users, processes, network. */
export const nestingNamespaces: readonly number[] = [0x10000000, 0x20000000, 0x40000000];

/** Requests that type into another process's terminal (asm/ioctls.h): TIOCSTI, TIOCLINUX. */
export const deniedTerminalRequests: readonly number[] = [0x5412, 0x541c];

/**
 * Personalities that switch protections off (linux/personality.h): no random addresses, readable is executable, page
 * zero.
 */
export const deniedPersonalities: readonly number[] = [0x00040000, 0x00400000, 0x00100000];
