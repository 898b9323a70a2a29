import { compressionText } from '../../../catalog/copy/tool-page/compression.ts';
import type { FailureReason } from '../../../catalog/copy/tool-page/failure.ts';
import { fileListCopy } from '../../../catalog/copy/tool-page/file-list.ts';
import { toolPage } from '../../../catalog/copy/tool-page/tool-page.ts';
import type { PageTool } from '../../../catalog/tool/tool.ts';
import type { Download } from '../../client/client.ts';
import { changeFiles, type FilesEvent } from '../../files/chosen-files.ts';
import { afterPickerEvent, withoutPicker } from './picking.ts';
import type { Conversion, Event } from './state.ts';

/** The status while nothing happens: the button's text on a converter page, no message on the others. */
function restStatus(tool: PageTool, files: readonly File[]): string {
  if (tool.family !== 'converter') return '';
  return files.length === 0 ? tool.messages.button.initial : tool.messages.button.ready;
}

/** The initial state of a page. */
export function initialState(tool: PageTool): Conversion {
  return {
    phase: 'rest',
    files: [],
    status: restStatus(tool, []),
    progress: 0,
    place: null,
    alert: null,
    outcome: null,
    asksPassword: false,
    notice: null,
    cloud: null,
    picking: null,
    answers: {},
    run: 0,
  };
}

const needsPassword = (reason: FailureReason): boolean =>
  typeof reason === 'object' && (reason.code === 'password-protected' || reason.code === 'wrong-password');

const hasPasswordOnDemand = (tool: PageTool): boolean =>
  Object.values(tool.fields).some((field) => field.type === 'password' && field.onDemand);

/** Another file needs another password, but a list shares one. */
function keepsAsking(tool: PageTool, state: Conversion, files: readonly File[]): boolean {
  return state.asksPassword && tool.input.several === 'together' && files.length > 0;
}

/**
 * A converter page without a failure status stays at "Converting..." until retried or given another file, unless a
 * password is all that is missing.
 */
function isStuck(tool: PageTool, state: Conversion): boolean {
  return (
    state.phase === 'failed' &&
    !state.asksPassword &&
    tool.family === 'converter' &&
    tool.messages.failed.status === null
  );
}

function start(tool: PageTool, state: Conversion, answers: Conversion['answers'] = {}): Conversion {
  const { busy } = tool.messages.button;
  const idle = { ...state, outcome: null, notice: null, cloud: null, picking: null };
  return { ...idle, phase: 'busy', status: busy, progress: 10, place: null, answers, run: state.run + 1 };
}

function press(tool: PageTool, state: Conversion): Conversion {
  if (state.phase === 'busy' || state.picking !== null || isStuck(tool, state)) return state;
  if (state.files.length >= tool.input.minFiles) return start(tool, state);
  switch (tool.behaviour.emptyAs) {
    case 'alert':
    case 'alert-while-disabled':
      return { ...state, alert: tool.messages.empty };
    case 'status':
      return { ...state, status: tool.messages.empty ?? state.status };
    case 'disabled':
      return state;
  }
}

function filesChanged(tool: PageTool, state: Conversion, event: FilesEvent): Conversion {
  if (state.phase === 'busy') return state;
  const { files, ignored } = changeFiles(tool.input, state.files, event);
  if (tool.input.several === 'together' && files.length > tool.input.maxFiles) {
    return { ...state, alert: fileListCopy.tooMany(tool.input.maxFiles) };
  }
  const notice = ignored.length === 0 ? null : fileListCopy.alreadyListed(ignored);
  const asksPassword = keepsAsking(tool, state, files);
  if (tool.behaviour.newFile === 'keeps') return { ...state, files, asksPassword, notice, cloud: null, picking: null };
  const returnsToInitial =
    state.phase === 'done' && tool.behaviour.statusAfterDone === 'initial' && tool.family === 'converter';
  const status = returnsToInitial ? tool.messages.button.initial : restStatus(tool, files);
  const idle = { ...state, outcome: null, asksPassword, notice, cloud: null, picking: null };
  return { ...idle, phase: 'rest', files, status, progress: 0 };
}

function succeed(tool: PageTool, state: Conversion, download: Download, locale?: string): Conversion {
  const { done } = tool.messages;
  const bytesBefore = state.files.reduce((sum, file) => sum + file.size, 0);
  const sizes = download.report ?? { bytesBefore, bytesAfter: download.blob.size };
  return {
    ...state,
    phase: 'done',
    status: tool.family === 'compressor' ? compressionText(done, sizes, locale) : done,
    progress: tool.behaviour.doneProgress,
    outcome: { kind: 'done', download },
  };
}

function fail(tool: PageTool, state: Conversion, reason: FailureReason): Conversion {
  const { alert, status } = tool.messages.failed;
  const asksPassword = state.asksPassword || (hasPasswordOnDemand(tool) && needsPassword(reason));
  const kept = asksPassword ? restStatus(tool, state.files) : tool.family === 'converter' ? state.status : '';
  return {
    ...state,
    phase: 'failed',
    status: status ?? kept,
    alert,
    asksPassword,
    outcome: { kind: 'failed', reason },
  };
}

/** A cloud picker at work carries on and keeps its status. */
function reset(tool: PageTool, state: Conversion): Conversion {
  const { ready } = tool.messages.button;
  const cleared: Conversion = { ...state, phase: 'rest', files: [], asksPassword: false, progress: 0 };
  return state.picking === null
    ? { ...cleared, status: ready }
    : { ...cleared, picking: { ...state.picking, statusBefore: ready } };
}

/** The page's state machine as a pure function; differences between tools come from their data. */
export function nextState(tool: PageTool, state: Conversion, event: Event): Conversion {
  const busy = state.phase === 'busy';
  switch (event.type) {
    case 'chosen':
    case 'removed':
    case 'moved':
    case 'sorted':
    case 'cleared':
      return filesChanged(tool, state, event);
    case 'rejected':
      return tool.input.onReject === 'ignore' ? state : { ...state, alert: toolPage.rejected(tool.input) };
    case 'locked':
      return state.phase === 'rest' ? { ...state, asksPassword: hasPasswordOnDemand(tool) } : state;
    case 'pressed':
      return press(tool, state);
    case 'retried':
      return busy || state.files.length < tool.input.minFiles ? state : start(tool, state, event.answers);
    case 'picking':
    case 'not-picked':
      return afterPickerEvent(tool, state, event);
    case 'cancelled':
      if (state.picking !== null) return withoutPicker(state);
      return busy ? { ...state, phase: 'rest', status: restStatus(tool, state.files), progress: 0 } : state;
    case 'uploaded':
      return busy
        ? { ...state, progress: Math.max(state.progress, Math.min(90, Math.round(event.fraction * 100))) }
        : state;
    case 'placed':
      return busy ? { ...state, place: event.place } : state;
    case 'succeeded':
      return busy ? succeed(tool, state, event.download, event.locale) : state;
    case 'failed':
      return busy ? fail(tool, state, event.reason) : state;
    case 'reset':
      return state.phase === 'done' && state.run === event.run ? reset(tool, state) : state;
    case 'alert-closed':
      return { ...state, alert: null };
  }
}

/** What the action button reads. */
export function buttonText(tool: PageTool, state: Conversion): string {
  const { initial, ready, busy } = tool.messages.button;
  if (state.phase === 'busy') return `${busy} (${state.progress}%)`;
  if (tool.family === 'converter') return state.status;
  return state.files.length === 0 ? initial : ready;
}

/** Whether the button can be pressed; `explains` looks disabled and answers with the page's message. */
export function buttonState(tool: PageTool, state: Conversion): 'enabled' | 'disabled' | 'explains' {
  if (state.phase === 'busy' || state.picking !== null || isStuck(tool, state)) return 'disabled';
  if (state.files.length >= tool.input.minFiles) return 'enabled';
  switch (tool.behaviour.emptyAs) {
    case 'disabled':
      return 'disabled';
    case 'alert-while-disabled':
      return 'explains';
    case 'alert':
    case 'status':
      return 'enabled';
  }
}
