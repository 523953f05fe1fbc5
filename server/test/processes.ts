/** What the tests of starting and stopping ask the kernel. */
import fs from 'node:fs';

export function isAlive(pid: number): boolean {
  // A process that has ended but was not waited for yet still has an id.
  return !/^State:\s+Z/m.test(read(`/proc/${pid}/status`) || 'State: Z');
}

/** The processes that this one has started. */
export function childrenOf(pid: number): number[] {
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && new RegExp(`^PPid:\\s+${pid}$`, 'm').test(read(`/proc/${name}/status`)))
    .map(Number);
}

function read(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
