/** A Debian with git, nodejs and npm and nothing else, in a folder. */
import fs from 'node:fs';
import path from 'node:path';
import { connect, run } from './outside.ts';

/** Made once in the folder; a machine writes into a layer of its own and leaves this as it is. */
export function makeBase(work: string, release: string, mirror: string): string {
  const base = path.join(work, release);
  if (fs.existsSync(base)) return base;
  console.log(`Making a bare Debian ${release}.`);
  const unfinished = `${base}.new`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  run('debootstrap', '--variant=minbase', release, unfinished, mirror);
  connect(unfinished);
  // By apt: debootstrap itself does not see which versions packages ask of each other.
  const install = ['apt-get', 'install', '--yes', '--no-install-recommends'];
  within(unfinished, ...install, 'git', 'nodejs', 'npm');
  within(unfinished, 'useradd', '--create-home', '--shell', '/bin/sh', 'person');
  fs.renameSync(unfinished, base);
  return base;
}

function within(root: string, ...command: string[]): void {
  const environment = ['PATH=/usr/sbin:/usr/bin:/sbin:/bin', 'DEBIAN_FRONTEND=noninteractive'];
  run('chroot', root, 'env', '-i', ...environment, ...command);
}
