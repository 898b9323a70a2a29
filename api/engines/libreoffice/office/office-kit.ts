import { pathToFileURL } from 'node:url';
import koffi, { type TypeObject } from 'koffi';

type Pointer = unknown;

/** LibreOfficeKit in this process: one document at a time. */
export interface OfficeKit {
  /** For example `7.4.7.2`. */
  readonly version: string;
  /**
   * Opens `input` and saves it as `format` (a LibreOfficeKit filter name). Resolves once it is saved; the document is
   * closed a while later.
   */
  readonly convert: (conversion: KitConversion) => Promise<KitOutcome>;
}

/** What LibreOffice is to load and to save. */
export interface KitConversion {
  /** A path, or a `private:factory/…` URL for an empty document. */
  readonly input: string;
  readonly output: string;
  readonly format: string;
  readonly filterOptions: string;
  /** Passed once if the document asks for one, as the binary formats do. */
  readonly password?: string | undefined;
  /** Whether the document asks for one. */
  readonly needsPassword?: boolean | undefined;
}

/** How a conversion ended. */
export interface KitOutcome {
  readonly failure: KitFailure | null;
  /** Whether the document opened with the password alone. */
  readonly unlocked: boolean;
  /** Resolves when LibreOffice has released the document. */
  readonly closed: Promise<void>;
}

/** What LibreOffice could not do, in its own words. */
export interface KitFailure {
  readonly stage: 'load' | 'save';
  readonly reason: string;
  readonly passwordAsked: boolean;
}

// LibreOffice parses recursively, and real documents overflow koffi's default of 128 KiB; 16 MiB is its maximum.
const stackBytes = 16 * 1024 * 1024;

/** Indexes of function pointers in the structs of LibreOfficeKit.h; the first member is the size of the struct. */
const office = { load: 4, getError: 3, freeError: 5, registerCallback: 6, setFeatures: 8, setPassword: 9, version: 10 };
const document = { destroy: 1, saveAs: 2 };

/** LOK_CALLBACK_DOCUMENT_PASSWORD and …_TO_MODIFY. */
const passwordCallbacks = new Set([20, 21]);
/** LOK_FEATURE_DOCUMENT_PASSWORD | …_TO_MODIFY: without them a protected document looks like a damaged one. */
const passwordFeatures = 3;

const prototypes = {
  load: koffi.proto('void *lok_load(void *office, const char *url, const char *options)'),
  getError: koffi.proto('void *lok_get_error(void *office)'),
  freeError: koffi.proto('void lok_free(void *text)'),
  registerCallback: koffi.proto('void lok_register(void *office, void *callback, void *data)'),
  setFeatures: koffi.proto('void lok_features(void *office, uint64_t features)'),
  setPassword: koffi.proto('void lok_password(void *office, const char *url, const char *password)'),
  version: koffi.proto('void *lok_version(void *office)'),
  saveAs: koffi.proto('int lok_save(void *document, const char *url, const char *format, const char *options)'),
  destroy: koffi.proto('void lok_destroy(void *document)'),
  callback: koffi.proto('void lok_callback(int type, const char *payload, void *data)'),
};

/** The function pointer at an index of an object's function table, which is its first member. */
function member(object: Pointer, index: number): Pointer {
  return koffi.decode(koffi.decode(object, 'void*'), index * 8, 'void*');
}

function call(object: Pointer, index: number, prototype: TypeObject, ...args: unknown[]): Pointer {
  return koffi.call(member(object, index), prototype, object, ...args);
}

/**
 * Calls on koffi's thread. LibreOffice calls back from other threads and waits for the answer, so a synchronous call
 * deadlocks on the first XLSX once a callback is registered.
 */
function callAsync(object: Pointer, index: number, prototype: TypeObject, ...args: unknown[]): Promise<Pointer> {
  const callable = koffi.decode(member(object, index), prototype);
  return new Promise((resolve, reject) => {
    callable.async(object, ...args, (error: Error | null, value: Pointer) => (error ? reject(error) : resolve(value)));
  });
}

function toUrl(path: string): string {
  return path.startsWith('private:') ? path : pathToFileURL(path).href;
}

/** Loads LibreOffice's library, and has it start. */
async function loadKit(programFolder: string, profile: string): Promise<Pointer> {
  koffi.config({
    sync_stack_size: stackBytes,
    async_stack_size: stackBytes,
    resident_async_pools: 1,
    max_async_calls: 4,
  });
  const library = koffi.load(`${programFolder}/libmergedlo.so`, { global: true, lazy: true });
  const hook = library.func('void *libreofficekit_hook_2(const char *program, const char *profile)');
  const kit = await new Promise<Pointer>((resolve, reject) => {
    hook.async(programFolder, toUrl(profile), (error: Error | null, value: Pointer) =>
      error ? reject(error) : resolve(value),
    );
  });
  if (!kit) throw new Error('LibreOfficeKit did not start');
  return kit;
}

/**
 * Starts LibreOffice in this process, with which alone it stops. UV_THREADPOOL_SIZE must be 1: LibreOffice expects all
 * calls on one thread. Throws where LibreOfficeKit does not start.
 *
 * @param programFolder The folder of libmergedlo.so.
 * @param profile A folder written by `writeProfile`.
 */
export async function startOfficeKit(programFolder: string, profile: string): Promise<OfficeKit> {
  const kit = await loadKit(programFolder, profile);
  const text = (pointer: Pointer): string => {
    if (!pointer) return '';
    const value = String(koffi.decode(pointer, 'char', -1));
    // The only function without an object argument.
    koffi.call(member(kit, office.freeError), prototypes.freeError, pointer);
    return value;
  };
  const lastError = () => text(call(kit, office.getError, prototypes.getError));

  let passwordAsked = false;
  let password: string | null = null;
  let url = '';
  const onCallback = koffi.register((type: number) => {
    if (!passwordCallbacks.has(type)) return;
    passwordAsked = true;
    // By the URL it was opened with: for binary formats, the callback passes only the file name, for which LibreOffice
    // crashes.
    call(kit, office.setPassword, prototypes.setPassword, url, password);
    // LibreOffice asks again after a wrong one.
    password = null;
  }, koffi.pointer(prototypes.callback));
  call(kit, office.registerCallback, prototypes.registerCallback, onCallback, null);
  call(kit, office.setFeatures, prototypes.setFeatures, passwordFeatures);

  const about = JSON.parse(text(call(kit, office.version, prototypes.version))) as Record<string, string>;

  return {
    version: `${about.ProductVersion}${about.ProductExtension}`,
    async convert({ input, output, format, filterOptions, password: given, needsPassword }) {
      passwordAsked = false;
      password = given ?? null;
      url = toUrl(input);
      // In batch mode a document that would open a dialog fails instead of waiting for an answer; LibreOffice 25.2 does not
      // even ask for a password then.
      const options = needsPassword ? '' : 'Batch=true';
      const opened = await callAsync(kit, office.load, prototypes.load, url, options);
      if (!opened) {
        const failure = { stage: 'load' as const, reason: lastError(), passwordAsked };
        return { failure, unlocked: false, closed: Promise.resolve() };
      }
      const saved = await callAsync(opened, document.saveAs, prototypes.saveAs, toUrl(output), format, filterOptions);
      const failure = saved ? null : { stage: 'save' as const, reason: lastError(), passwordAsked };
      const closed = callAsync(opened, document.destroy, prototypes.destroy).then(() => undefined);
      return { failure, unlocked: passwordAsked && given !== undefined, closed };
    },
  };
}
