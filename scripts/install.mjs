/**
 * Makes a fresh clone ready. Everything here runs on the Node of the machine (20 or newer) and without any package;
 * the rest of the project runs on the Node 24 that is one of its packages. Written so that Node 12 can read it, which
 * is then told that it is too old.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const project = path.resolve(fileURLToPath(new URL('..', import.meta.url)));
const modules = path.join(project, 'node_modules');
const lock = path.join(project, 'package-lock.json');
/** npm writes this one last: without it an installation was broken off. */
const finished = path.join(modules, '.package-lock.json');
/** The lock that node_modules was made from. */
const stamp = path.join(modules, '.feedtree-lock');

/** Where npm puts the Node of the packages; the link to it in `.bin` is one that npm 9 leaves out. */
const packagedNode = path.join(modules, `node-${process.platform}-${process.arch}`, 'bin', 'node');

/** Ends the program with a message that says what to do. */
function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/** Installs the packages when node_modules is missing or older than package-lock.json. */
export function install() {
  if (isInstalled()) return;
  ensureWritable();
  const cache = ensureCache();
  console.log('Installing packages (npm ci). This happens once, and again when package-lock.json changes.');
  const arguments_ = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--no-update-notifier',
    '--loglevel=error',
  ];
  const result = spawnSync('npm', arguments_, {
    cwd: project,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: Object.assign(outsideEnvironment(), cache ? { npm_config_cache: cache } : {}),
  });
  if (cache) fs.rmSync(cache, { recursive: true, force: true });
  if (result.error) fail(`npm could not be started (${result.error.message}). Install npm, then try again.`);
  if (result.status !== 0) {
    fail(
      "The packages could not be installed; npm says why above. Check the network (and npm's proxy and registry settings), then try again.",
    );
  }
  fs.writeFileSync(stamp, lockHash());
}

/** The same for a script that works beside a running server: packages that are there stay as they are. */
export function installIfMissing() {
  // Without a lock these are the packages that a container was made with.
  if (fs.existsSync(lock) && !fs.existsSync(finished)) install();
}

function isInstalled() {
  if (!fs.existsSync(finished)) return false;
  const made = fs.existsSync(stamp) ? fs.readFileSync(stamp, 'utf8') : '';
  return made === lockHash() || (made === '' && fs.statSync(finished).mtimeMs >= fs.statSync(lock).mtimeMs);
}

function lockHash() {
  return createHash('sha256').update(fs.readFileSync(lock)).digest('hex');
}

function ensureWritable() {
  for (const folder of [project, modules]) {
    try {
      if (fs.existsSync(folder)) fs.accessSync(folder, fs.constants.W_OK);
    } catch {
      fail(
        `The packages can't be installed: this user may not write in ${folder}. Give the project to this user (chown -R) or start as its owner.`,
      );
    }
  }
}

/**
 * npm keeps what it downloads in the home. Where it can't be written there, this answers a folder of the project, which
 * goes after the installation; else nothing.
 */
function ensureCache() {
  const usual = process.env.npm_config_cache || path.join(os.homedir(), '.npm');
  const parts = [usual, path.join(usual, '_cacache'), path.join(usual, '_cacache', 'tmp')];
  return parts.every(canBeWritten) ? undefined : path.join(project, '.data', 'npm-cache');
}

/** Of a folder that is not there: whether it can be made. */
function canBeWritten(folder) {
  try {
    fs.accessSync(folder, fs.constants.W_OK | fs.constants.X_OK);
    return fs.statSync(folder).isDirectory();
  } catch (error) {
    return error.code === 'ENOENT' && folder !== path.dirname(folder) && canBeWritten(path.dirname(folder));
  }
}

/** npm replaces node_modules, so it must not itself run on the Node that lies in there. */
function outsideEnvironment() {
  const folders = searchPath().filter((folder) => !path.resolve(folder).startsWith(modules + path.sep));
  return Object.assign({}, process.env, { PATH: folders.join(path.delimiter) });
}

function searchPath() {
  return (process.env.PATH || '').split(path.delimiter).filter(Boolean);
}

/**
 * Hands over to a script that runs on Node 24, with the terminal, the signals and the exit code passed through.
 * The open channel tells the script when this process is killed.
 * @param arguments_ of Node: options, a script of the project, what the script is given
 * @param settings of its environment, where that does not have them already
 */
export function handOver(arguments_, settings = {}) {
  const node = [packagedNode, path.join(modules, '.bin', 'node')].find(fs.existsSync) || process.execPath;
  if (node === process.execPath && Number(process.versions.node.split('.')[0]) < 24) {
    fail(
      `The packages bring no Node 24 for ${process.platform} ${process.arch}. Install Node 24 or newer from nodejs.org, then try again.`,
    );
  }
  const child = spawn(node, arguments_, {
    cwd: project,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...settings, ...environment(node) },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  stopWithNpm(child);
  child.once('error', (error) =>
    fail(`Node 24 could not be started (${error.message}). Remove node_modules, then try again.`),
  );
  child.once('exit', (code, signal) => process.exit(code === null ? (signal === 'SIGINT' ? 130 : 143) : code));
}

/** With the same Node for every program that looks for one, such as those of the packages. */
function environment(node) {
  // Halves the time that the next start spends on loading; where it can't be written, Node does without.
  const compiled = { NODE_COMPILE_CACHE: path.join(modules, '.cache', 'node') };
  const folders = [path.dirname(node), path.join(modules, '.bin'), ...searchPath()];
  return Object.assign(compiled, process.env, { PATH: folders.join(path.delimiter) });
}

/** A killed npm tells its script nothing; it shows only in that another process is the parent now. */
function stopWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  setInterval(() => process.ppid === npm || child.kill('SIGTERM'), 500).unref();
}

const [major] = process.versions.node.split('.');
if (Number(major) < 20) {
  fail(
    `This is Node ${process.versions.node}. Feedtree needs Node 20 or newer to begin with. Install it from nodejs.org, then try again.`,
  );
}
