/** Builds the back office of a project into its dist/admin, where that is older than what it is made of. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { compressFiles } from '../compress-files.ts';
import type { Overlay } from './overlay.ts';

const ENGINE = path.join(import.meta.dirname, '../..');
/** Folders of the project and of this package that it is made of. */
const SOURCES = ['admin', 'shared'];
/** Of brotli: a little larger than it could be, in a tenth of the time. */
const QUALITY = 5;

/**
 * @param root folder of the project
 * @returns the folder of what is built
 */
export async function buildBackOffice(root: string, config: Overlay['config']): Promise<string> {
  const output = path.join(root, 'dist/admin');
  const stamp = path.join(root, 'dist/.built');
  const hash = hashSources(root, config);
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === hash) return output;
  console.log('Building the back office.');
  const unfinished = path.join(root, 'dist/.unfinished');
  process.env['NODE_ENV'] = 'production';
  const [{ build }, { overlay }] = await Promise.all([import('vite'), import('./overlay.ts')]);
  const { name } = JSON.parse(fs.readFileSync(path.join(ENGINE, 'package.json'), 'utf8')) as { name: string };
  await build({
    configFile: path.join(ENGINE, 'admin/vite.config.ts'),
    logLevel: 'warn',
    plugins: [overlay({ engine: ENGINE, name, root, config })],
    build: { outDir: unfinished, emptyOutDir: true, reportCompressedSize: false },
  });
  const own = path.join(root, 'admin/public');
  if (fs.existsSync(own)) fs.cpSync(own, unfinished, { recursive: true });
  await compressFiles(unfinished, QUALITY);
  fs.rmSync(output, { recursive: true, force: true });
  fs.renameSync(unfinished, output);
  fs.writeFileSync(stamp, hash);
  return output;
}

function hashSources(root: string, config: Overlay['config']): string {
  const hash = createHash('sha256').update(JSON.stringify(config));
  for (const folder of [ENGINE, root].flatMap((top) => SOURCES.map((name) => path.join(top, name))))
    for (const file of filesOf(folder))
      hash
        .update(file)
        .update('\0')
        .update(fs.readFileSync(path.join(folder, file)));
  return hash.digest('hex');
}

const filesOf = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted();
