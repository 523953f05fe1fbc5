import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import raEnglish from 'ra-language-english';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { splitTexts } from '../scripts/back-office/entrance-texts.ts';
import { flattenTexts, type TextTree } from './i18n/text-tree.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const apiPort = process.env['PORT'] ?? '3000';
const DEV_PORT = 5173;
const BASE = '/';

/** Chunks that so many others need are needed by most visits. */
const SHARED_BY_MOST = 8;
/** What is less, in bytes of source, goes with its neighbor. */
const MIN_SHARED = 10_000;

/**
 * Left to itself the bundler makes a chunk of each set of modules that some screens share, most of them of a few
 * kilobytes: two hundred requests for one screen. What the pages before the login need, and so every visit, is one piece
 * for libraries, which outlives a release, and one of our own; what most screens need is one more, and what a few share
 * is gathered.
 */
const chunks = [
  { name: 'libraries', tags: ['$initial' as const], test: /node_modules/, priority: 4 },
  { name: 'start', tags: ['$initial' as const], priority: 3 },
  { name: 'screens', minShareCount: SHARED_BY_MOST, priority: 2 },
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: MIN_SHARED, priority: 1 },
];

/** What whoever is signed in needs, and the pages that are mostly the first one then: this product's, or a project's. */
const BACK_OFFICE = /\/admin\/app\/back-office\.tsx$/;
const ENTRY = /\/admin\/index\.html$/;
const FIRST_PAGE = /\/admin\/(features\/insight\/dashboard\/dashboard|app\/home-page)\.tsx$/;

/** Tells the document the files of those, so that it asks for them before a program has come that knows of them. */
function nameBackOffice(): Plugin {
  return {
    name: 'name-back-office',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const all = (module: RegExp) => filesOf(bundle, module).difference(filesOf(bundle, ENTRY));
        const frame = all(BACK_OFFICE);
        return html
          .replace('name="back-office" content=""', `name="back-office" content="${[...frame].join(' ')}"`)
          .replace('data-page=""', `data-page="${[...all(FIRST_PAGE).difference(frame)].join(' ')}"`);
      },
    },
  };
}

/** The chunk of a module, with all that it imports. */
function filesOf(bundle: Rolldown.OutputBundle, module: RegExp): Set<string> {
  const files = new Set<string>();
  const add = (file: string): void => {
    const chunk = bundle[file];
    if (files.has(`${BASE}${file}`) || chunk?.type !== 'chunk') return;
    files.add(`${BASE}${file}`);
    chunk.imports.forEach(add);
  };
  for (const [file, chunk] of Object.entries(bundle))
    if (chunk.type === 'chunk' && module.test(chunk.facadeModuleId ?? '')) add(file);
  return files;
}

/** Of the login, in the order in which it shows them; `title` is the heading. */
const LOGIN_WORDS = {
  title: 'app.login.title',
  welcome: 'app.login.welcome',
  email: 'ra.auth.email',
  password: 'ra.auth.password',
} as const;

/** Puts into the document what the outline of the login says in each language (public/first-form.js). */
function nameLogin(): Plugin {
  const english = flattenTexts(raEnglish);
  const wordsOf = (file: string): Record<string, string | undefined> => {
    const texts = flattenTexts(JSON.parse(readFileSync(file, 'utf8')) as TextTree);
    return Object.fromEntries(Object.entries(LOGIN_WORDS).map(([name, key]) => [name, texts[key] ?? english[key]]));
  };
  return {
    name: 'name-login',
    transformIndexHtml(html) {
      const files = globSync(`${root}i18n/*.json`).toSorted();
      const words = Object.fromEntries(files.map((file) => [path.basename(file, '.json'), wordsOf(file)]));
      // In an attribute: what is text in the document has the faces of its languages fetched.
      return html.replace('data-words="{}"', () => `data-words="${escaped(JSON.stringify(words))}"`);
    },
  };
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The program comes after what is painted first, with which it would share a slow network. */
function programLast(): Plugin {
  return {
    name: 'program-last',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"'),
    },
  };
}

/** The back office: built into dist/admin, served by the product's server at /. */
export default defineConfig({
  root,
  base: BASE,
  // What is printed takes over what an open page has of it by itself: scripts/dev-printed.ts.
  plugins: [
    react({ exclude: [/\/node_modules\//, /\/admin\/generated\//] }),
    nameBackOffice(),
    nameLogin(),
    splitTexts(`${root}main.tsx`, `${root}i18n`),
    programLast(),
  ],
  build: {
    outDir: fileURLToPath(new URL('../dist/admin', import.meta.url)),
    emptyOutDir: true,
    target: 'es2023',
    // The content security policy takes fonts and pictures from this origin only, never out of a style sheet.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks },
        // Gathered chunks may need each other; their modules run in the order in which they are imported all the same.
        strictExecutionOrder: true,
        // The bundler names what is shared after all who share it.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
      },
    },
  },
  // Otherwise the first use of an icon makes vite bundle all packages again while a developer waits for the screen.
  optimizeDeps: { exclude: ['@mui/icons-material'], include: ['@mui/material/SvgIcon', 'react/jsx-runtime'] },
  server: {
    port: DEV_PORT,
    proxy: Object.fromEntries(['/api', '/Q', '/public-assets'].map((path) => [path, `http://127.0.0.1:${apiPort}`])),
  },
});
