/**
 * The visitor's pages: `vite build` makes what browsers load, `vite build --ssr entry-server.tsx` what the server
 * renders with.
 */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin, type Rolldown } from 'vite';

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** A script of one file under a name that stays, without the chunks that pages share. */
const ofOneFile = (source: string, fileName: string): Plugin => ({
  name: fileName,
  apply: ({ build: options }, { command }) => command === 'build' && !options?.ssr,
  async generateBundle() {
    const built = await build({
      configFile: false,
      root: fromHere('.'),
      publicDir: false,
      logLevel: 'warn',
      build: {
        write: false,
        target: 'es2022',
        rollupOptions: { input: fromHere(source), output: { format: 'iife' } },
      },
    });
    const outputs = Array.isArray(built) ? built : [built];
    for (const { output } of outputs.filter((each) => 'output' in each))
      for (const chunk of output)
        if (chunk.type === 'chunk') this.emitFile({ type: 'asset', fileName, source: chunk.code });
  },
});

/** Modules that each visitor would load for nothing, and what stands in their place. */
const leftOut = new Map([
  // Surveys are written and judged elsewhere.
  [fromHere('../shared/questions/for-authors.ts'), 'export const forAuthors = false;'],
  [
    fromHere('../shared/survey/dialect-parts.ts'),
    'export const [texts, identifier, rule, jumps, image, optionImage] = [];',
  ],
  // Rarer kinds come as chunks, where a survey asks them.
  [fromHere('../shared/questions/index.ts'), `export { kindOf } from ${JSON.stringify(fromHere('./kinds/known.ts'))};`],
  // Vite wraps it around each `import()` and looks for styles and chunks to load ahead: there are none.
  ['\0vite/preload-helper.js', 'export const __vitePreload = (load) => load();'],
]);

const leavingOut = (): Plugin => ({
  name: 'leaving-out',
  enforce: 'pre',
  apply: ({ build: options }, { command }) => command === 'build' && !options?.ssr,
  load: (id) => leftOut.get(id),
});

const ENTRY = fromHere('./entry-client.tsx');

/** What an entry reaches without `import()`. */
function staticallyReached(entry: string, modules: Rolldown.ChunkingContext): Set<string> {
  const reached = new Set([entry]);
  for (const id of reached) for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  return reached;
}

/** What every visit needs is one file, also where chunks of others share parts of it: it comes by one request. */
const everyVisit = {
  debugName: 'every visit',
  name: (id: string, context: Rolldown.ChunkingContext) =>
    staticallyReached(ENTRY, context).has(id) ? 'every-visit' : null,
};

/**
 * In the browser Preact stands in for React, which the server writes the page with: the same components in a quarter of the
 * bytes.
 */
const asPreact = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
  react: 'preact/compat',
};

export default defineConfig(({ isSsrBuild }) => ({
  root: fromHere('.'),
  base: '/public-assets/',
  publicDir: false,
  plugins: [
    react(),
    ofOneFile('./worker.ts', 'worker.js'),
    // What other sites include.
    ofOneFile('./widget/widget.ts', 'widget.js'),
    leavingOut(),
  ],
  ...(!isSsrBuild && { resolve: { alias: asPreact } }),
  // Of thousands of icons some ten are drawn. React is taken in as it is for production, whatever the server runs as: as
  // a package it is that of development wherever NODE_ENV does not say otherwise, and renders several times slower.
  ssr: { noExternal: ['simple-icons', 'react', 'react-dom'] },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  build: {
    outDir: fromHere(isSsrBuild ? '../dist/public/server' : '../dist/public/client'),
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // Phones of the last four years or so; the form itself works in any browser.
    target: isSsrBuild ? 'node24' : 'es2022',
    modulePreload: false,
    reportCompressedSize: false,
    rollupOptions: isSsrBuild
      ? {}
      : {
          input: [ENTRY, fromHere('./entry-times.ts'), fromHere('./entry-framed.ts')],
          output: {
            entryFileNames: '[name]-[hash].js',
            assetFileNames: '[name]-[hash][extname]',
            codeSplitting: { groups: [everyVisit] },
          },
        },
  },
}));
