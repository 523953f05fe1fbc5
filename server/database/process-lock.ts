/** A lock file that names the process holding it, and is void as soon as that process is gone, however it ended. */
import fs from 'node:fs';

/** A process id is given to another process one day; together with its start it stays unique until the next boot. */
interface Holder {
  pid: number;
  start: string;
}

/** Takes the lock. Answers the id of the living process that holds it already, or nothing when it is ours now. */
export function takeLock(file: string): number | undefined {
  const mine = JSON.stringify({ pid: process.pid, start: startOf(process.pid) ?? '' } satisfies Holder);
  for (;;) {
    try {
      fs.writeFileSync(file, mine, { flag: 'wx' });
      return undefined;
    } catch (error) {
      if (!isErrorCode(error, 'EEXIST')) throw error;
    }
    const other = lockHolder(file);
    if (other !== undefined) return other;
    fs.rmSync(file, { force: true });
  }
}

/** The living process that holds the lock. */
export function lockHolder(file: string): number | undefined {
  let text: string;
  try {
    text = fs.readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
  const match = /^\{"pid":(\d+),"start":"(\d*)"\}$/.exec(text);
  if (!match) return undefined;
  const pid = Number(match[1]);
  return startOf(pid) === match[2] ? pid : undefined;
}

/** Removes the file, whoever holds the lock; harmless where there is none. */
export function releaseLock(file: string): void {
  fs.rmSync(file, { force: true });
}

/** When the process started, in clock ticks since boot (field 22 of proc_pid_stat(5)); nothing when there is none. */
function startOf(pid: number): string | undefined {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets and may hold spaces and brackets itself.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}

/** Whether a thrown value is an error of Node's with this code, such as ENOENT. */
export function isErrorCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
