/** When a command installs, and on which Node it runs: in a small project with an npm that only notes how it was called. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { environment, nodeFlags } from './memory-bounds.mjs';

const packagedBin = `node_modules/node-${process.platform}-${process.arch}/bin`;

/** As npm 9 installs: the package lies there, and no link to it in `.bin`. */
const withoutLinks = [
  `mkdir -p ${packagedBin}`,
  `cp packaged-node ${packagedBin}/node`,
  'echo {} > node_modules/.package-lock.json',
];

interface Output {
  output: string;
  status: number | null;
}

let place: string;
let project: string;

beforeEach(() => {
  place = fs.mkdtempSync(path.join(os.tmpdir(), 'feedtree-install-'));
  project = path.join(place, 'my 東京');
  fs.mkdirSync(project);
  for (const folder of ['scripts', 'tools']) fs.mkdirSync(path.join(project, folder));
  for (const script of ['install.mjs', 'memory-bounds.mjs', 'start.mjs', 'test.mjs', 'run.mjs']) {
    fs.copyFileSync(path.join(import.meta.dirname, script), path.join(project, 'scripts', script));
  }
  write('package.json', '{"type":"module"}');
  write('package-lock.json', '{"lock":1}');
  write(
    'scripts/serve.ts',
    `const { WEB_PROCESSES: web = 'as usual', MALLOC_ARENA_MAX: arenas } = process.env;
console.log('served', ...process.argv.slice(2), { web, arenas }, ...process.execArgv);
process.exitCode = 7;`,
  );
  write('scripts/test.ts', `console.log('tested')`);
  write('scripts/which.ts', `console.log('ran', process.env.PATH.split(':')[0], ...process.argv.slice(2))`);
  write('packaged-node', `#!/bin/sh\necho packaged\nexec "${process.execPath}" "$@"`);
  fs.chmodSync(path.join(project, 'packaged-node'), 0o755);
  for (const tool of ['mkdir', 'cp']) fs.symlinkSync(`/bin/${tool}`, path.join(project, 'tools', tool));
  npmThat(...withoutLinks);
});

afterEach(() => fs.rmSync(place, { recursive: true }));

test('a fresh clone installs, development packages included, and then hands over', () => {
  const { output, status } = start(['--flag']);
  expect(calls()).toEqual([expect.stringContaining('ci --include=dev --include=optional')]);
  expect(output).toContain('served --flag');
  expect(status).toBe(7);
});

test('the next start does not install again, though the lock was touched', () => {
  start();
  const later = new Date(Date.now() + 60_000);
  fs.utimesSync(path.join(project, 'package-lock.json'), later, later);
  expect(start().output).toContain('served');
  expect(calls()).toHaveLength(1);
});

test('a changed lock installs again', () => {
  start();
  write('package-lock.json', '{"lock":2}');
  start();
  expect(calls()).toHaveLength(2);
});

test('packages that a person installed are taken as they are, until the lock is newer', () => {
  start();
  fs.rmSync(path.join(project, 'node_modules/.feedtree-lock'));
  start();
  expect(calls()).toHaveLength(1);
  const later = new Date(Date.now() + 60_000);
  fs.utimesSync(path.join(project, 'package-lock.json'), later, later);
  start();
  expect(calls()).toHaveLength(2);
});

test('an installation that was broken off is done again', () => {
  fs.mkdirSync(path.join(project, 'node_modules/react'), { recursive: true });
  start();
  expect(calls()).toHaveLength(1);
});

test('a failed installation says what to do, and is tried again at the next start', () => {
  npmThat('echo "npm error network" >&2', 'exit 1');
  const failed = start();
  expect(failed.status).toBe(1);
  expect(failed.output).toMatch(/npm error network[^]*could not be installed[^]*Check the network/);
  start();
  expect(calls()).toHaveLength(2);
});

test('a machine without npm is told so', () => {
  fs.rmSync(path.join(project, 'tools/npm'));
  const { output, status } = start();
  expect(output).toContain('npm could not be started');
  expect(status).toBe(1);
});

test('the Node of the packages is found without a link to it, by every command', () => {
  expect(start().output).toContain('packaged\nserved');
  expect(runScript('scripts/test.mjs').output).toContain('packaged\ntested');
  expect(run('scripts/which.ts', '--flag').output).toBe(`packaged\nran ${path.join(project, packagedBin)} --flag\n`);
  expect(calls()).toHaveLength(1);
});

test('where only the link is there, it is followed', () => {
  npmThat(
    'mkdir -p node_modules/.bin',
    'cp packaged-node node_modules/.bin/node',
    'echo {} > node_modules/.package-lock.json',
  );
  expect(start().output).toContain('packaged\nserved');
});

test('where the packages bring none, the Node of the machine does when it is new enough', () => {
  npmThat('mkdir -p node_modules', 'echo {} > node_modules/.package-lock.json');
  const { output } = start();
  expect(output).toContain('served');
  expect(output).not.toContain('packaged');
});

test('any other command installs what is missing, and leaves alone what is there', () => {
  expect(run('scripts/which.ts').output).toContain('packaged\nran');
  write('package-lock.json', '{"lock":2}');
  run('scripts/which.ts');
  expect(calls()).toHaveLength(1);
});

test('any other command runs in a container, which has packages and no lock', () => {
  fs.rmSync(path.join(project, 'package-lock.json'));
  expect(run('scripts/which.ts').output).toContain('ran');
  expect(fs.existsSync(path.join(project, 'calls'))).toBe(false);
});

test('npm does not run on a Node that it is about to replace', () => {
  start();
  npmThat('echo "npm sees $PATH"');
  write('package-lock.json', '{"lock":2}');
  const bins = [packagedBin, 'node_modules/.bin'].map((folder) => path.join(project, folder));
  expect(start([], { PATH: [...bins, tools()].join(':') }).output).toContain(`npm sees ${tools()}\n`);
});

describe('what npm downloads', () => {
  const seen = 'echo "cache: $npm_config_cache."';

  test('is kept where npm keeps it', () => {
    npmThat(seen, ...withoutLinks);
    expect(start([], { HOME: place }).output).toContain('cache: .');
    fs.rmSync(path.join(project, 'node_modules'), { recursive: true });
    const own = path.join(place, 'cache');
    expect(start([], { npm_config_cache: own }).output).toContain(`cache: ${own}.`);
  });

  for (const [condition, file] of [
    ['a home that is none', ''],
    ['a home in which another keeps the cache', '.npm/_cacache'],
  ] as const) {
    test(`is kept in the project, and goes, with ${condition}`, () => {
      const home = path.join(place, 'home');
      fs.mkdirSync(path.dirname(path.join(home, file)), { recursive: true });
      // Root may write everywhere but in what is no folder.
      fs.rmSync(path.join(home, file), { recursive: true, force: true });
      fs.writeFileSync(path.join(home, file), '');
      npmThat(seen, 'mkdir -p "$npm_config_cache/_cacache"', ...withoutLinks);
      const cache = path.join(project, '.data/npm-cache');
      expect(start([], { HOME: home }).output).toContain(`cache: ${cache}.`);
      expect(fs.existsSync(cache)).toBe(false);
    });
  }
});

test('a Node that is too old is told so before anything is installed', () => {
  const old = path.join(project, 'old.cjs');
  fs.writeFileSync(
    old,
    `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.4' } });`,
  );
  for (const script of ['start.mjs', 'test.mjs', 'run.mjs']) {
    const { output, status } = runScript(`scripts/${script}`, [], { NODE_OPTIONS: `--require "${old}"` });
    expect(output).toContain('This is Node 18.20.4. Feedtree needs Node 20 or newer');
    expect(status).toBe(1);
  }
  expect(fs.existsSync(path.join(project, 'calls'))).toBe(false);
});

test('a server is started in its bounds of memory, and where it is a worker without what answers', () => {
  const flags = nodeFlags.join(' ');
  expect(start().output).toContain(`served { web: 'as usual', arenas: '2' } ${flags}\n`);
  expect(start(['--worker'], { MALLOC_ARENA_MAX: '4' }).output).toContain(
    `served { web: '0', arenas: '4' } ${flags}\n`,
  );
});

test('every command of package.json goes this way', () => {
  const text = fs.readFileSync(path.join(import.meta.dirname, '../package.json'), 'utf8');
  const { scripts } = JSON.parse(text) as { scripts: Record<string, string> };
  for (const [name, command] of Object.entries(scripts)) {
    expect(command, name).toMatch(/^exec node scripts\/(start|test|run)\.mjs( |$)/);
  }
});

function npmThat(...commands: string[]): void {
  write('tools/npm', ['#!/bin/sh', 'echo "$@" >> calls', ...commands].join('\n'));
  fs.chmodSync(path.join(project, 'tools/npm'), 0o755);
}

function calls(): string[] {
  return fs.readFileSync(path.join(project, 'calls'), 'utf8').trim().split('\n');
}

function start(arguments_: string[] = [], environment: Record<string, string> = {}): Output {
  return runScript('scripts/start.mjs', arguments_, environment);
}

function run(...arguments_: string[]): Output {
  return runScript('scripts/run.mjs', arguments_);
}

/** Every folder of the path is one of this project: the machine's own npm is in none. */
function runScript(script: string, arguments_: string[] = [], environment: Record<string, string> = {}): Output {
  const result = spawnSync(process.execPath, [path.join(project, script), ...arguments_], {
    env: { PATH: tools(), ...environment },
    encoding: 'utf8',
  });
  return { output: result.stdout + result.stderr, status: result.status };
}

function tools(): string {
  return path.join(project, 'tools');
}

function write(file: string, text: string): void {
  fs.writeFileSync(path.join(project, file), text);
}

test('a container holds as much memory as a server that is started by npm', () => {
  const dockerfile = fs.readFileSync(path.join(import.meta.dirname, '..', 'Dockerfile'), 'utf8');
  const command = JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]') as string[];
  expect(command).toEqual(['node', ...nodeFlags, 'scripts/serve.ts']);
  const settings = /^ENV (.*)$/m.exec(dockerfile)?.[1]?.split(' ') ?? [];
  expect(settings).toEqual(expect.arrayContaining(Object.entries(environment).map((pair) => pair.join('='))));
});
