/**
 * `node bench/page/peers/build.ts <folder>`: builds the pages of the other renderers, both in the same way and as ours
 * is: vite, minified, for the same browsers. A process of its own, since vite makes its process one of production.
 */
import path from 'node:path';
import { build } from 'vite';
import { peers } from './paths.ts';

// Whatever runs this, what is compared is what people would get.
process.env['NODE_ENV'] = 'production';
const [folder = ''] = process.argv.slice(2);

for (const peer of peers)
  await build({
    configFile: false,
    root: path.join(import.meta.dirname, peer),
    base: `/${peer}/`,
    publicDir: false,
    logLevel: 'error',
    build: {
      outDir: path.resolve(folder, peer),
      assetsDir: 'assets',
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 5_000,
    },
  });
