/** In a project that has the generator as a package, what is printed imports from that package what is not printed. */
import { readFile } from 'node:fs/promises';
import { join, posix, resolve } from 'node:path';
import type { GeneratedFile } from './emit/file.ts';
import { ENGINE } from './load.ts';

const IMPORT = /(?<=from '|import\(')\.{1,2}\/[^']+(?=')/g;

/** @param root folder of the project; where the generator is part of it the files stay as they are */
export async function withPackage(files: GeneratedFile[], root: string): Promise<GeneratedFile[]> {
  if (resolve(root) === resolve(ENGINE)) return files;
  const { name } = JSON.parse(await readFile(join(ENGINE, 'package.json'), 'utf8')) as { name: string };
  const own = new Set(files.map(({ path }) => path));
  return files.map(({ path, text }) => ({
    path,
    text: text.replaceAll(IMPORT, (specifier) => {
      const target = posix.join(posix.dirname(path), specifier);
      return own.has(target) ? specifier : `${name}/${target}`;
    }),
  }));
}
