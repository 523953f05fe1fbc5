/**
 * A real PostgreSQL from an npm package, for a machine that has none: started by us, reachable through a Unix socket
 * only, its data in one folder. It runs in a session of its own, so that Ctrl-C ends the server first and the
 * database after it.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries, postgresUser, type SystemUser } from './postgres-binaries.ts';
import { lockHolder, releaseLock, takeLock } from './process-lock.ts';
import { readPostmaster, stopStalePostmaster } from './postmaster.ts';
import { SetupError } from './setup-error.ts';
import { ensureWritable } from './writable.ts';
import { withConnection } from './with-connection.ts';

export interface EmbeddedOptions {
  /** Holds everything: `data`, `postgres.log`, the lock. Made when missing. */
  directory: string;
  /** Made when missing. */
  database: string;
  /** The data need not survive a power cut: for tests. */
  throwaway?: boolean;
  /** Its databases can be cells that companies are moved between: what is written ahead says which rows it is about. */
  logical?: boolean;
  /** That the server may use at once; as many as PostgreSQL lets in by itself when absent. */
  connections?: number | undefined;
}

export interface EmbeddedPostgres {
  /** Connection string of the database, as its owner. */
  url: string;
  stop(): Promise<void>;
  /** Settles when PostgreSQL ends without `stop` having been called. */
  ended: Promise<void>;
}

const owner = 'feedtree';
const environment = { PATH: process.env['PATH'], TZ: 'UTC', LC_ALL: 'C' };
/**
 * PostgreSQL is started inside its data folder and told this path. Nothing above the folder then has to be open to
 * the user it runs as, which it is not when a project lies in /root.
 */
const here = '/proc/self/cwd';

const steady = ['jit=off', 'log_min_messages=warning', 'log_timezone=UTC', 'timezone=UTC'];
const unsafeButFast = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  // May be in memory: there a checkpoint costs nothing, and what is written ahead room.
  'max_wal_size=1GB',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_connections=300',
];
/** A move takes a slot and a sender on each side, and a worker; several may be under way. */
const movable = [
  'wal_level=logical',
  'max_wal_senders=20',
  'max_replication_slots=20',
  'max_logical_replication_workers=20',
  'max_worker_processes=30',
];

/**
 * Starts PostgreSQL, after having stopped one that a killed process left behind.
 * @throws SetupError when another process is using the folder, or it can't be written or read
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const directory = path.resolve(options.directory);
  const lock = path.join(directory, 'lock');
  const user = postgresUser();
  ensureWritable(directory, 'where the database is');
  ensureEnterable(path.join(directory, 'data'));
  const holder = takeLock(lock);
  if (holder !== undefined) {
    throw new SetupError(
      `Feedtree is already running here, as process ${holder} (its database is in ${directory}). Stop it first.`,
    );
  }
  try {
    const running = await start(directory, options, user);
    return { ...running, stop: () => running.stop().finally(() => releaseLock(lock)) };
  } catch (error) {
    releaseLock(lock);
    throw error;
  }
}

/** The connection string of a database that another living process has started in the folder. */
export function runningEmbedded(options: Pick<EmbeddedOptions, 'directory' | 'database'>): string | undefined {
  const directory = path.resolve(options.directory);
  const postmaster = readPostmaster(path.join(directory, 'data'));
  if (lockHolder(path.join(directory, 'lock')) === undefined || !postmaster?.ready) return undefined;
  return connectionString(postmaster.socketFolder, options.database);
}

/** PostgreSQL's folder is open to one user only, and that is another one when root has made it. */
function ensureEnterable(data: string): void {
  if (fs.existsSync(data)) ensureWritable(data, 'which is the database and belongs to the user who started first');
}

async function start(directory: string, options: EmbeddedOptions, user: SystemUser): Promise<EmbeddedPostgres> {
  const throwaway = options.throwaway === true;
  const data = path.join(directory, 'data');
  const log = path.join(directory, 'postgres.log');
  const binaries = findBinaries(user);
  await stopStalePostmaster(data);
  if (!fs.existsSync(data)) initialize(data, binaries, user, throwaway);
  takeOwnership(data, user);
  const { socketFolder, removeSockets } = makeSocketFolder(user);
  const { connections = 0 } = options;
  const spawnOnce = (): ChildProcess =>
    spawnPostgres({
      data,
      binaries,
      user,
      socketFolder,
      log,
      throwaway,
      logical: options.logical === true,
      connections,
    });
  try {
    const child = await launch(spawnOnce, data, log).catch((error: unknown) => {
      refuseOtherVersion(data, binaries, user);
      throw error;
    });
    const running = supervise(child, removeSockets);
    await ensureDatabase(socketFolder, options.database);
    return { ...running, url: connectionString(socketFolder, options.database) };
  } catch (error) {
    removeSockets();
    throw error;
  }
}

/** A short path, as that of a Unix socket may have 107 bytes; it goes at the latest when this process exits. */
function makeSocketFolder({ uid, gid }: SystemUser): { socketFolder: string; removeSockets: () => void } {
  const socketFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'feedtree-socket-'));
  if (uid !== undefined && gid !== undefined) fs.chownSync(socketFolder, uid, gid);
  const removeSockets = (): void => {
    process.off('exit', removeSockets);
    fs.rmSync(socketFolder, { recursive: true, force: true });
  };
  process.once('exit', removeSockets);
  return { socketFolder, removeSockets };
}

function supervise(child: ChildProcess, cleanUp: () => void): Pick<EmbeddedPostgres, 'stop' | 'ended'> {
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let stopping = false;
  return {
    ended: new Promise((resolve) => void gone.then(() => stopping || resolve())),
    stop: async () => {
      stopping = true;
      await endChild(child, gone);
      cleanUp();
    },
  };
}

/** Made beside its place and then renamed, so that one killed half-way is never taken for a database. */
function initialize(data: string, binaries: string, user: SystemUser, throwaway: boolean): void {
  const unfinished = `${data}.new`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  fs.mkdirSync(unfinished, { mode: 0o700 });
  if (user.uid !== undefined && user.gid !== undefined) fs.chownSync(unfinished, user.uid, user.gid);
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const result = spawnSync(
    path.join(binaries, 'bin/initdb'),
    ['-D', here, '-U', owner, '--auth=trust', ...locale, ...(throwaway ? ['--no-sync'] : [])],
    { ...user, cwd: unfinished, env: environment, encoding: 'utf8' },
  );
  if (result.status !== 0) {
    throw new SetupError(
      `The database folder ${data} could not be made: ${result.error?.message ?? result.stderr.trim()}`,
    );
  }
  fs.renameSync(unfinished, data);
}

/** Asked once PostgreSQL has refused: it looks at the version before anything else of a folder, and leaves it as it is. */
function refuseOtherVersion(data: string, binaries: string, user: SystemUser): void {
  const made = fs.readFileSync(path.join(data, 'PG_VERSION'), 'utf8').trim();
  const said = spawnSync(path.join(binaries, 'bin/postgres'), ['-V'], { ...user, cwd: '/', encoding: 'utf8' }).stdout;
  const ours = /(\d+)\.\d+/.exec(said)?.[1];
  if (made === ours) return;
  throw new SetupError(
    `The database in ${data} was made by PostgreSQL ${made}, the packaged one is ${ours ?? said}. ` +
      `Start the version of Feedtree that made it and save a backup, or move the folder away to begin with an empty one.`,
  );
}

/** A folder that was made by an ordinary user is handed over when root starts next, PostgreSQL insists on owning it. */
function takeOwnership(data: string, { uid, gid }: SystemUser): void {
  if (uid === undefined || gid === undefined || fs.statSync(data).uid === uid) return;
  for (const name of ['.', ...fs.readdirSync(data, { recursive: true, encoding: 'utf8' })]) {
    fs.lchownSync(path.join(data, name), uid, gid);
  }
}

interface Launch {
  data: string;
  binaries: string;
  user: SystemUser;
  socketFolder: string;
  log: string;
  throwaway: boolean;
  logical: boolean;
  connections: number;
}

/** What PostgreSQL lets in by itself, and of it what is left to scripts beside the server. */
const USUAL_CONNECTIONS = 100;
const OTHERS = 20;

/** PostgreSQL ends when it is told to, and at the latest when this process exits, even while PostgreSQL still starts. */
function spawnPostgres({
  data,
  binaries,
  user,
  socketFolder,
  log,
  throwaway,
  logical,
  connections,
}: Launch): ChildProcess {
  const sockets = ['listen_addresses=', `unix_socket_directories=${socketFolder}`, 'unix_socket_permissions=0700'];
  const safe = ['shared_buffers=256MB', `max_connections=${Math.max(USUAL_CONNECTIONS, connections + OTHERS)}`];
  const settings = [...sockets, ...steady, ...(throwaway ? unsafeButFast : safe), ...(logical ? movable : [])];
  // Its output goes to a file: a pipe would break, and take the database with it, when this process is killed.
  const output = fs.openSync(log, 'w');
  const child = spawn(
    path.join(binaries, 'bin/postgres'),
    ['-D', here, ...settings.flatMap((setting) => ['-c', setting])],
    {
      ...user,
      cwd: data,
      env: environment,
      detached: true,
      stdio: ['ignore', output, output],
    },
  );
  fs.closeSync(output);
  const stopAtExit = (): void => void child.kill('SIGINT');
  process.once('exit', stopAtExit);
  child.once('exit', () => process.off('exit', stopAtExit));
  child.unref();
  return child;
}

/** Waits until PostgreSQL accepts connections, which can take a while after a crash. */
async function launch(spawnOnce: () => ChildProcess, data: string, log: string): Promise<ChildProcess> {
  const deadline = Date.now() + 120_000;
  let child = spawnOnce();
  while (Date.now() < deadline) {
    const postmaster = readPostmaster(data);
    if (postmaster?.ready && postmaster.pid === child.pid) return child;
    if (child.exitCode !== null || child.signalCode !== null) {
      const said = fs.readFileSync(log, 'utf8');
      // Its helpers outlive a killed PostgreSQL for a moment and keep the shared memory.
      if (!said.includes('shared memory block'))
        throw new SetupError(`PostgreSQL did not start:\n${said.slice(-2000)}`);
      await sleep(200);
      child = spawnOnce();
    }
    await sleep(10);
  }
  child.kill('SIGQUIT');
  throw new SetupError(`PostgreSQL was not ready within two minutes; ${log} says why.`);
}

async function ensureDatabase(socketFolder: string, database: string): Promise<void> {
  await withConnection(connectionString(socketFolder, 'postgres'), async (client) => {
    const found = await client.query('select from pg_database where datname = $1', [database]);
    if (found.rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(database)}`);
  });
}

/** SIGINT is PostgreSQL's fast shutdown, SIGQUIT the immediate one, after which it recovers at its next start. */
async function endChild(child: ChildProcess, gone: Promise<void>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.ref();
  child.kill('SIGINT');
  const timeout = setTimeout(() => child.kill('SIGQUIT'), 10_000);
  await gone;
  clearTimeout(timeout);
}

function connectionString(socketFolder: string, database: string): string {
  return `postgres://${owner}@/${encodeURIComponent(database)}?host=${encodeURIComponent(socketFolder)}`;
}
