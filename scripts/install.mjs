/**
 * Makes a fresh clone ready. Everything here runs on the Node of the machine (20 or newer) and without any package;
 * the rest of the project runs on the Node 24 that is one of its packages.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

export const project = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');
const modules = path.join(project, 'node_modules');
const lock = path.join(project, 'package-lock.json');
/** npm writes this one last: without it an installation was broken off. */
const finished = path.join(modules, '.package-lock.json');
/** The lock that node_modules was made from. */
const stamp = path.join(modules, '.feedtree-lock');

/** Ends the program with a message that says what to do. */
export function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/** Installs the packages when node_modules is missing or older than package-lock.json. */
export function install() {
  if (isInstalled()) return;
  ensureWritable();
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
    env: outsideEnvironment(),
  });
  if (result.error) fail(`npm could not be started (${result.error.message}). Install npm, then try again.`);
  if (result.status !== 0) {
    fail(
      "The packages could not be installed; npm says why above. Check the network (and npm's proxy and registry settings), then try again.",
    );
  }
  fs.writeFileSync(stamp, lockHash());
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

/** npm replaces node_modules, so it must not itself run on the Node that lies in there. */
function outsideEnvironment() {
  const own = path.join(modules, '.bin');
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => path.resolve(folder) !== own);
  return { ...process.env, PATH: folders.join(path.delimiter) };
}

/**
 * Hands over to a script that runs on Node 24, with the terminal, the signals and the exit code passed through.
 * The open channel tells the script when this process is killed.
 */
export function handOver(script, arguments_) {
  const packaged = path.join(modules, '.bin', 'node');
  const node = fs.existsSync(packaged) ? packaged : process.execPath;
  if (node === process.execPath && Number(process.versions.node.split('.')[0]) < 24) {
    fail(
      `The packages bring no Node 24 for ${process.platform} ${process.arch}. Install Node 24 or newer from nodejs.org, then try again.`,
    );
  }
  const child = spawn(node, [path.join(project, script), ...arguments_], {
    cwd: project,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: environment(),
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  stopWithNpm(child);
  child.once('error', (error) =>
    fail(`Node 24 could not be started (${error.message}). Remove node_modules, then try again.`),
  );
  child.once('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
}

function environment() {
  return {
    // Halves the time that the next start spends on loading; where it can't be written, Node does without.
    NODE_COMPILE_CACHE: path.join(modules, '.cache', 'node'),
    ...process.env,
    PATH: `${path.join(modules, '.bin')}${path.delimiter}${process.env.PATH ?? ''}`,
  };
}

/** A killed npm tells its script nothing; it shows only in that another process is the parent now. */
function stopWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  setInterval(() => process.ppid === npm || child.kill('SIGTERM'), 500).unref();
}

const [major] = process.versions.node.split('.');
if (Number(major) < 20) fail(`This is Node ${process.versions.node}. Feedtree needs Node 20 or newer to begin with.`);
