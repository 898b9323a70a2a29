import { dropboxCopy, pickerCopy } from '../../catalog/copy/tool-page/pickers.ts';
import type { DropboxSettings } from '../../catalog/site/pickers.ts';
import { directLink } from './direct-link.ts';
import { downloadPicked } from './download-picked.ts';
import { loadScript } from './load-script.ts';
import { logFailure } from './log-failure.ts';
import { type NotPicked, notPicked, notReady } from './not-picked.ts';
import type { PickRequest } from './pick-request.ts';

/** A file as reported by the Chooser. */
interface ChosenFile {
  readonly name: string;
  readonly link: string;
  readonly bytes?: number;
}

interface ChooserOptions {
  readonly success: (files: readonly ChosenFile[]) => void;
  readonly cancel: () => void;
  readonly linkType: 'direct';
  readonly multiselect: false;
  readonly extensions: readonly string[];
  readonly sizeLimit: number;
}

interface DropboxWindow {
  readonly Dropbox?: { readonly choose: (options: ChooserOptions) => void };
}

type Chooser = NonNullable<DropboxWindow['Dropbox']>;

async function loadChooser({ appKey, chooserScript }: DropboxSettings): Promise<Chooser> {
  // The script looks up its key on the element with this id.
  await loadScript(chooserScript, { id: 'dropboxjs', 'data-app-key': appKey });
  const chooser = (window as unknown as DropboxWindow).Dropbox;
  if (chooser === undefined) throw new Error(`${chooserScript} brought no Chooser`);
  return chooser;
}

/** The file that the visitor chooses in Dropbox's window; null for none. */
function choose(chooser: Chooser, { input, maxBytes }: PickRequest): Promise<ChosenFile | null> {
  return new Promise((resolve) => {
    chooser.choose({
      success: (files) => resolve(files[0] ?? null),
      cancel: () => resolve(null),
      linkType: 'direct',
      multiselect: false,
      extensions: input.accept === 'any' ? [] : input.accept.map((extension) => `.${extension}`),
      sizeLimit: maxBytes,
    });
  });
}

/** Dropbox: its Chooser, and the download of the one file that was chosen. */
export async function pickFromDropbox(settings: DropboxSettings, request: PickRequest): Promise<File | NotPicked> {
  const { limit, signal } = request;
  const chooser = await loadChooser(settings).catch(logFailure);
  signal.throwIfAborted();
  if (chooser === null) return notReady.dropbox;
  try {
    const chosen = await choose(chooser, request);
    signal.throwIfAborted();
    if (chosen === null) return notPicked('initial');
    const content = await downloadPicked(directLink(chosen.link), request, { expectedBytes: chosen.bytes });
    if (content === 'too-large') return notPicked('initial', pickerCopy.tooLarge(limit));
    if (content === 'no-body') return notPicked('initial', dropboxCopy.failed);
    return new File([content], chosen.name);
  } catch (error) {
    signal.throwIfAborted();
    logFailure(error);
    return notPicked('initial', dropboxCopy.failed);
  }
}
