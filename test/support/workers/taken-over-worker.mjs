// A worker that a document has taken over: it speaks the protocol, and does what the request's `behaviour` says.
// Started as `taken-over-worker JOB_FOLDER`.
import { spawn, spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';

const jobFolder = process.argv[2];
const place = join(jobFolder, 'result.pdf');
/** Jails hold little, but where there is none a whole machine's temporary files are in sight. */
const maxFound = 10_000;
const maxTextBytes = 100_000;
const served = [];
const say = (message) => fs.writeSync(3, `${JSON.stringify(message)}\n`);
const result = { file: 'result.pdf', format: 'pdf', pages: 1, notes: [] };
const done = (id, more = {}) => say({ type: 'done', id, result: { ...result, ...more }, spent: false });
const honest = (id) => {
  fs.writeFileSync(place, fs.readFileSync(join(jobFolder, 'input-1.txt')));
  done(id);
};
const shell = (script) => spawn('sh', ['-c', script], { cwd: jobFolder, stdio: 'ignore', detached: true }).unref();
const forEver = () => setInterval(() => {}, 1000);
const attempt = (act) => {
  try {
    act();
  } catch {
    // The jail stands in the way, which is as good.
  }
};

/** Three times what a worker's home may hold, made again as it is removed: a disk needs minutes for hundreds of thousands. */
const madeFiles = 30_000;
const makeFiles = () => {
  for (let count = 0; ; count++) attempt(() => fs.mkdirSync(join(jobFolder, `made-${count % madeFiles}`)));
};

/** The files that can be found below folders, by their paths, with what can be read of them. */
const filesBelow = (folders) => {
  const found = {};
  const look = (folder) => {
    for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (path in found || Object.keys(found).length >= maxFound) continue;
      found[path] = '';
      attempt(() => {
        if (entry.isDirectory()) look(path);
        else if (fs.statSync(path).size < maxTextBytes) found[path] = fs.readFileSync(path, 'utf8');
      });
    }
  };
  for (const folder of folders) attempt(() => look(folder));
  return found;
};

const behaviours = {
  honest,
  'leaves copies in its folders': (id) => {
    const text = fs.readFileSync(join(jobFolder, 'input-1.txt'));
    for (const folder of [jobFolder, dirname(jobFolder)]) {
      fs.mkdirSync(join(folder, 'kept'));
      for (const name of ['copy', 'kept/copy', '.copy']) fs.writeFileSync(join(folder, name), text);
    }
    honest(id);
  },
  'looks around': (id, target) => {
    const folders = [dirname(jobFolder), target, '/tmp', '/dev/shm'];
    fs.writeFileSync(place, JSON.stringify({ served, found: filesBelow(folders) }));
    done(id);
  },
  'links to a file': (id, target) => {
    fs.symlinkSync(target, place);
    done(id);
  },
  'gives a second name to a file': (id, target) => {
    attempt(() => fs.linkSync(target, place));
    done(id);
  },
  'gives a pipe': (id) => {
    shell('mkfifo result.pdf');
    setTimeout(() => done(id), 200);
  },
  'gives a folder': (id) => {
    fs.mkdirSync(place);
    done(id);
  },
  'names a path outside': (id, target) => done(id, { file: `../../${target}` }),
  'lies about the format': (id) => done(id, { format: 'exe' }),
  'lies about the pages': (id) => done(id, { pages: -1 }),
  'lies about the notes': (id) => done(id, { notes: [{ code: 'fonts-subset', fonts: '<script>' }] }),
  'answers another request': (id) => done(id + 1),
  'answers twice': (id) => {
    honest(id);
    done(id);
  },
  'says an endless line': () => {
    for (let count = 0; count < 1000; count++) fs.writeSync(3, 'x'.repeat(65_536));
  },
  'says millions of lines': () => {
    for (let count = 0; count < 1000; count++) fs.writeSync(3, 'x\n'.repeat(32_768));
  },
  'plants links where the next input comes': (id, target) => {
    honest(id);
    shell(`while :; do ln -s ${target} input-1.txt; done`);
  },
  'replaces its folder by a link': (id, target) => {
    fs.writeFileSync(place, 'own');
    fs.renameSync(jobFolder, `${jobFolder}-moved`);
    fs.symlinkSync(join(target, '..'), jobFolder);
    done(id);
  },
  'makes files without end': (id) => {
    honest(id);
    makeFiles();
  },
  'makes files without an answer': makeFiles,
  'leaves much behind': (id) => {
    for (let count = 0; count < 5000; count++) fs.writeFileSync(join(jobFolder, `left-${count}`), '');
    fs.mkdirSync(join(jobFolder, 'closed'));
    fs.writeFileSync(join(jobFolder, 'closed', 'file'), '');
    fs.chmodSync(join(jobFolder, 'closed'), 0);
    for (let count = 0; count < 1000; count++) {
      fs.mkdirSync('deep-folder-with-a-long-name');
      process.chdir('deep-folder-with-a-long-name');
    }
    honest(id);
  },
  'leaves processes behind': (id) => {
    shell('trap "" TERM; while :; do sleep 1; done');
    honest(id);
  },
  'leaves an orphan behind': (id, target) => {
    // A shell that has ended is no parent any more, and a session of its own is another process group.
    spawnSync('sh', ['-c', `setsid sh -c 'while :; do sleep 1; done' ${target} &`], {
      cwd: jobFolder,
      stdio: 'ignore',
    });
    honest(id);
  },
  forks: () => {
    shell('f() { f & f; }; f');
    forEver();
  },
  'fills its folder': () => {
    const chunk = Buffer.alloc(1_000_000);
    for (let count = 0; count < 100; count++) attempt(() => fs.writeFileSync(join(jobFolder, `full-${count}`), chunk));
    forEver();
  },
  'ignores every signal': () => {
    for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(name, () => {});
    forEver();
  },
};

say({ type: 'ready', version: '1' });
for await (const line of createInterface({ input: process.stdin })) {
  const { id, request } = JSON.parse(line);
  const { behaviour, target } = request.options;
  behaviours[behaviour](id, target);
  served.push(behaviour);
}
