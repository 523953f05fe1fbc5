/** A reader of a third make, for tests on machines that have it: `zbarimg`, in Debian the package zbar-tools. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';

const PROGRAM = 'zbarimg';

export const hasZbar: boolean = await promisify(execFile)(PROGRAM, ['--version']).then(
  () => true,
  () => false,
);

/** What the codes of a picture say, each once. */
export async function readByZbar(picture: Buffer): Promise<Set<string>> {
  const child = execFile(PROGRAM, ['--quiet', '--raw', '-Sdisable', '-Sqrcode.enable', '-']);
  let said = '';
  child.stdout?.on('data', (text: string) => (said += text));
  child.stdin?.end(picture);
  await once(child, 'close');
  return new Set(said.split('\n').filter((line) => line !== ''));
}
