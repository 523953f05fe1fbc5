/** Peers are no packages of ours: npm puts each into a folder of its own, elsewhere, by a package.json that is written here. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Peer } from './peer.ts';

const DONE = '.installed';
const LAST_LINES = 4;

export interface Installed {
  peer: Peer;
  folder: string;
  /** Where it could not be. */
  reason?: string;
}

/** One after the other; what can't be installed is told. @param root the folder of all */
export async function installAll(root: string, peers: readonly Peer[]): Promise<Installed[]> {
  const installed: Installed[] = [];
  for (const peer of peers)
    installed.push(
      await install(root, peer).then(
        (folder) => ({ peer, folder }),
        (error: unknown) => ({ peer, folder: '', reason: error instanceof Error ? error.message : String(error) }),
      ),
    );
  return installed;
}

/** The folder of the peer; nothing is done where it is installed already. @throws with what npm said */
async function install(root: string, peer: Peer): Promise<string> {
  const folder = path.resolve(root, peer.name.toLowerCase());
  const manifest = manifestOf(peer);
  const done = path.join(folder, DONE);
  if (existsSync(done) && readFileSync(done, 'utf8') === manifest) {
    writeFiles(folder, peer);
    return folder;
  }
  console.log(`Installing ${peer.name}: once, a few minutes.`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), manifest);
  // Without what packages build for themselves: that would be for the Node that npm runs with.
  const npm = spawn('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said] = await Promise.all([text(npm.stderr), once(npm, 'exit')]);
  if (npm.exitCode !== 0)
    throw new Error(`npm could not install it: ${said.trim().split('\n').slice(0, LAST_LINES).join(' ')}`);
  writeFileSync(done, manifest);
  writeFiles(folder, peer);
  return folder;
}

function writeFiles(folder: string, { files = {} }: Peer): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
}

const manifestOf = ({ name, packages, overrides }: Peer): string =>
  `${JSON.stringify({ name: `peer-${name.toLowerCase()}`, private: true, dependencies: packages, overrides }, undefined, 2)}\n`;

export function versionOf(folder: string, name: string): string {
  const file = path.join(folder, 'node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
