// For work on pages and the server: both reload when a file changes. Pages are at http://localhost:5173.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, isBuilt } from './build.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = (name) => join(root, 'node_modules/.bin', name);

// The server reads the built pages at its start, though in development the browser gets them from Vite.
if (!isBuilt()) await build();
const children = [
  spawn(bin('tsx'), ['watch', '--clear-screen=false', 'api/main.ts'], { cwd: root, stdio: 'inherit' }),
  spawn(bin('vite'), ['--config', 'vite.config.ts'], { cwd: root, stdio: 'inherit' }),
];
for (const child of children) {
  child.on('exit', () => {
    for (const other of children) other.kill();
  });
}
