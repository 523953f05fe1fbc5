import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compress = promisify(brotliCompress);
const compressForOlder = promisify(gzip);
/** Below this a compressed file saves no packet. */
const worthCompressing = 1024;
/** Of brotli; it takes its time. */
const BEST = 11;

/** Beside each text file its compressed forms, made once here instead of at every request. */
export async function compressFiles(folder: string, quality = BEST): Promise<void> {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /\.(js|css|svg|json|txt)$/.test(entry.name));
  await Promise.all(
    files.map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const content = await fs.promises.readFile(file);
      if (content.length < worthCompressing || fs.existsSync(`${file}.br`)) return;
      const parameters = {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      };
      await fs.promises.writeFile(`${file}.br`, await compress(content, { params: parameters }));
      await fs.promises.writeFile(
        `${file}.gz`,
        await compressForOlder(content, { level: constants.Z_BEST_COMPRESSION }),
      );
    }),
  );
}
