import { describe, expect, it } from 'vitest';
import type { Problem } from '../../../../catalog/problems.ts';
import type { Tool } from '../../../../catalog/tool/tool.ts';
import { tools } from '../../../../catalog/tools.ts';
import type { Download } from '../../../../web/client/client.ts';
import { notReady } from '../../../../web/pickers/not-picked.ts';
import { buttonState, buttonText, initialState, nextState } from '../../../../web/tool/conversion/conversion.ts';
import type { Conversion, Event } from '../../../../web/tool/conversion/state.ts';

function toolNamed(id: string): Tool {
  const tool = tools.find((candidate) => candidate.id === id);
  if (tool === undefined) throw new Error(`no tool ${id}`);
  return tool;
}

const file = (name = 'report.docx', size = 2000) => new File([new Uint8Array(size)], name);
const chosen = (...names: string[]): Event => ({ type: 'chosen', files: names.map((name) => file(name)) });
const pressed: Event = { type: 'pressed' };
const download = (bytesAfter = 500): Download => ({
  blob: new Blob(['x']),
  filename: 'result.pdf',
  report: { bytesBefore: 2000, bytesAfter, pages: 1, notes: [] },
});
const succeeded = (bytesAfter?: number): Event => ({
  type: 'succeeded',
  download: download(bytesAfter),
  locale: 'en',
});
const problem: Problem = { type: 'about:blank', title: 'Damaged', status: 422, code: 'damaged-file' };
const failed: Event = { type: 'failed', reason: problem };

function stateAfter(tool: Tool, ...events: readonly Event[]): Conversion {
  return events.reduce((state, event) => nextState(tool, state, event), initialState(tool));
}

const enough = (tool: Tool) => chosen(...Array.from({ length: tool.input.minFiles }, (_, index) => `${index}.pdf`));
const byFamily = (family: Tool['family']) => tools.filter((tool) => tool.family === family);

describe.each(tools.filter(({ fields }) => fields.password?.type === 'password' && fields.password.onDemand))(
  'a password on $id',
  (tool) => {
    const asked = (code: 'password-protected' | 'wrong-password'): Event => ({
      type: 'failed',
      reason: { ...problem, code },
    });

    it('is asked for once the server requires it, and the same file can be sent again', () => {
      expect(stateAfter(tool, enough(tool), pressed, failed).asksPassword).toBe(false);
      const asking = stateAfter(tool, enough(tool), pressed, asked('password-protected'));
      expect(asking).toMatchObject({ asksPassword: true, alert: tool.messages.failed.alert });
      expect(buttonState(tool, asking)).toBe('enabled');
      const again = nextState(tool, asking, pressed);
      expect(again).toMatchObject({ phase: 'busy', files: asking.files });
      expect(nextState(tool, again, asked('wrong-password')).asksPassword).toBe(true);
    });

    it('is asked for before anything is sent if the file was found to be locked', () => {
      const asking = stateAfter(tool, enough(tool), { type: 'locked' });
      expect(asking).toMatchObject({ asksPassword: true, phase: 'rest', outcome: null });
      expect(nextState(tool, asking, chosen('other.pdf')).asksPassword).toBe(tool.input.maxFiles > 1);
      expect(stateAfter(tool, enough(tool), pressed, { type: 'locked' }).asksPassword).toBe(false);
    });

    it('is forgotten with the file', () => {
      const asking = stateAfter(tool, enough(tool), pressed, asked('password-protected'));
      const next = nextState(tool, asking, tool.input.maxFiles > 1 ? { type: 'cleared' } : chosen('other.pdf'));
      expect(next.asksPassword).toBe(false);
    });
  },
);

describe.each(tools)('every page: $id', (tool) => {
  it('starts with progress 10, follows the upload, rounds and stops at 90', () => {
    const busy = stateAfter(tool, enough(tool), pressed);
    expect(busy).toMatchObject({ phase: 'busy', progress: 10 });
    const at = (fraction: number) => nextState(tool, busy, { type: 'uploaded', fraction }).progress;
    expect([at(0.03), at(0.456), at(0.9), at(1)]).toEqual([10, 46, 90, 90]);
    expect(buttonState(tool, busy)).toBe('disabled');
    expect(buttonText(tool, nextState(tool, busy, { type: 'uploaded', fraction: 0.456 }))).toMatch(/\(46%\)$/);
  });

  it('never moves progress back', () => {
    const at60 = stateAfter(tool, enough(tool), pressed, { type: 'uploaded', fraction: 0.6 });
    expect(nextState(tool, at60, { type: 'uploaded', fraction: 0.2 }).progress).toBe(60);
  });

  it('answers a press without a file as its entry says', () => {
    const state = stateAfter(tool, pressed);
    expect(state.phase).toBe('rest');
    const { empty } = tool.messages;
    switch (tool.behaviour.emptyAs) {
      case 'alert':
        expect(state.alert).toBe(empty);
        expect(buttonState(tool, initialState(tool))).toBe('enabled');
        break;
      case 'alert-while-disabled':
        expect(state.alert).toBe(empty);
        expect(buttonState(tool, initialState(tool))).toBe('explains');
        break;
      case 'status':
        expect([state.alert, state.status]).toEqual([null, empty]);
        break;
      case 'disabled':
        expect(state).toEqual(initialState(tool));
        expect(buttonState(tool, initialState(tool))).toBe('disabled');
    }
  });

  it('ignores another press and another file while it is busy', () => {
    const busy = stateAfter(tool, enough(tool), pressed);
    expect(nextState(tool, busy, pressed)).toBe(busy);
    expect(nextState(tool, busy, chosen('late.pdf'))).toBe(busy);
  });

  it('ends with its done text and a result', () => {
    const done = stateAfter(tool, enough(tool), pressed, succeeded());
    expect(done).toMatchObject({ phase: 'done', outcome: { kind: 'done' }, progress: tool.behaviour.doneProgress });
    if (tool.family !== 'compressor') expect(done.status).toBe(tool.messages.done);
  });

  it('ends with its failure texts, and can be retried with the same file', () => {
    const state = stateAfter(tool, enough(tool), pressed, failed);
    expect(state.alert).toBe(tool.messages.failed.alert);
    if (tool.messages.failed.status !== null) expect(state.status).toBe(tool.messages.failed.status);
    expect(state.outcome).toEqual({ kind: 'failed', reason: problem });
    const again = nextState(tool, state, { type: 'retried' });
    expect(again).toMatchObject({ phase: 'busy', progress: 10, outcome: null, run: 2, files: state.files });
  });

  it('keeps the file when a conversion is cancelled', () => {
    const state = stateAfter(tool, enough(tool), pressed, { type: 'cancelled' });
    expect(state).toMatchObject({ phase: 'rest', progress: 0, outcome: null });
    expect(state.files).toHaveLength(tool.input.minFiles);
    expect(buttonState(tool, state)).toBe('enabled');
    expect(nextState(tool, state, succeeded())).toBe(state);
  });

  it('answers a refused file as its entry says', () => {
    const { alert } = stateAfter(tool, { type: 'rejected' });
    if (tool.input.onReject === 'ignore') expect(alert).toBeNull();
    else expect(alert).toMatch(/^❌ Only .* files are allowed\.$/);
  });

  it('closes its dialog', () => {
    const open = stateAfter(tool, notReady.dropbox);
    expect(nextState(tool, open, { type: 'alert-closed' }).alert).toBeNull();
  });
});

describe.each(byFamily('converter'))('converter page: $id', (tool) => {
  it('goes from Upload to Convert to Converting...', () => {
    expect(initialState(tool).status).toBe('Upload');
    expect(stateAfter(tool, enough(tool)).status).toBe('Convert');
    const busy = stateAfter(tool, enough(tool), pressed);
    expect(busy.status).toBe('Converting...');
    expect(buttonText(tool, busy)).toBe('Converting... (10%)');
  });

  it('clears file and status after its time, and only for the conversion that ended', () => {
    const done = stateAfter(tool, enough(tool), pressed, succeeded());
    const reset = nextState(tool, done, { type: 'reset', run: done.run });
    expect(reset).toMatchObject({ phase: 'rest', files: [], status: 'Convert', progress: 0 });
    expect(reset.outcome, 'the result card stays').toEqual(done.outcome);

    const next = nextState(tool, done, chosen('next.docx'));
    expect(nextState(tool, next, { type: 'reset', run: done.run })).toBe(next);
    const second = [pressed, succeeded()].reduce((state, event) => nextState(tool, state, event), next);
    expect(nextState(tool, second, { type: 'reset', run: done.run })).toBe(second);
  });

  it('shows Upload or Convert for a file chosen after a finished conversion', () => {
    const state = stateAfter(tool, enough(tool), pressed, succeeded(), chosen('next.docx'));
    expect(state.status).toBe(tool.behaviour.statusAfterDone === 'initial' ? 'Upload' : 'Convert');
    expect(stateAfter(tool, enough(tool), pressed, failed, chosen('next.docx')).status).toBe('Convert');
  });

  it('stays "Converting..." and disabled after a failure without a status, until another file is chosen', () => {
    const state = stateAfter(tool, enough(tool), pressed, failed);
    if (tool.messages.failed.status !== null) {
      expect(buttonText(tool, state)).toBe(tool.messages.failed.status);
      expect(buttonState(tool, state)).toBe('enabled');
      return;
    }
    expect(buttonText(tool, state)).toBe('Converting...');
    expect(buttonState(tool, state)).toBe('disabled');
    expect(nextState(tool, state, pressed)).toBe(state);
    const next = nextState(tool, state, chosen('other.docx'));
    expect(buttonText(tool, next)).toBe('Convert');
    expect(buttonState(tool, next)).toBe('enabled');
    expect(next.outcome).toBeNull();
  });
});

describe.each(byFamily('compressor'))('compressor page: $id', (tool) => {
  it('reads Compress, then Compressing... with the percentage, and keeps quiet at rest', () => {
    expect(buttonText(tool, initialState(tool))).toBe('Compress');
    expect(initialState(tool).status).toBe('');
    expect(stateAfter(tool, enough(tool)).status).toBe('');
    expect(buttonText(tool, stateAfter(tool, enough(tool), pressed))).toBe('Compressing... (10%)');
  });

  it('says how much smaller the file became, or that it could not become smaller', () => {
    const done = (bytesAfter: number) => stateAfter(tool, enough(tool), pressed, succeeded(bytesAfter)).status;
    expect(done(500)).toBe('✅ Compressed: 2 kB → 500 bytes (75% smaller)');
    expect(done(2000)).toBe('✅ Already as small as it gets');
  });

  it('counts for itself where a proxy dropped the report', () => {
    const bare: Event = { type: 'succeeded', download: { ...download(), report: null }, locale: 'en' };
    expect(stateAfter(tool, enough(tool), pressed, bare).status).toBe('✅ Compressed: 2 kB → 1 byte (99% smaller)');
  });

  it('can be pressed again after a failure', () => {
    const state = stateAfter(tool, enough(tool), pressed, failed);
    expect(buttonState(tool, state)).toBe('enabled');
    expect(nextState(tool, state, pressed).phase).toBe('busy');
  });

  it('clears or keeps its message for a new file', () => {
    const state = stateAfter(tool, enough(tool), pressed, failed, chosen('next.bin'));
    const keeps = tool.behaviour.newFile === 'keeps';
    expect(state.phase).toBe(keeps ? 'failed' : 'rest');
    expect(state.status).toBe(keeps ? (tool.messages.failed.status ?? '') : '');
    expect(state.files.map(({ name }) => name)).toEqual(['next.bin']);
  });
});

describe('one file or many', () => {
  it('replaces the file of a single-file page', () => {
    const tool = toolNamed('word-to-pdf');
    expect(stateAfter(tool, chosen('a.docx'), chosen('b.docx')).files.map(({ name }) => name)).toEqual(['b.docx']);
  });

  it('collects files in a list, and reports ignored duplicates', () => {
    const tool = toolNamed('merge-pdf');
    const state = stateAfter(tool, chosen('a.pdf'), chosen('b.pdf', 'a.pdf'));
    expect(state.files.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf']);
    expect(state.notice).toContain('a.pdf');
    expect(stateAfter(tool, chosen('a.pdf'), pressed).alert).toBe(tool.messages.empty);
    expect(nextState(tool, state, pressed).notice).toBeNull();
  });

  it('keeps files of the same name where the tool packs them', () => {
    expect(stateAfter(toolNamed('zip-compressor'), chosen('a.txt'), chosen('a.txt')).files).toHaveLength(2);
  });

  it('moves, removes and clears', () => {
    const tool = toolNamed('merge-pdf');
    const state = stateAfter(tool, chosen('a.pdf', 'b.pdf', 'c.pdf'));
    const names = (event: Event) => nextState(tool, state, event).files.map(({ name }) => name);
    expect(names({ type: 'moved', from: 2, to: 0 })).toEqual(['c.pdf', 'a.pdf', 'b.pdf']);
    expect(names({ type: 'moved', from: 7, to: 0 })).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
    expect(names({ type: 'removed', index: 1 })).toEqual(['a.pdf', 'c.pdf']);
    expect(names({ type: 'cleared' })).toEqual([]);
  });
});
