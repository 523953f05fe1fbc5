/**
 * The texts of the pages before the login, apart from all others: whoever comes to sign in is sent a tenth of them. They
 * are those that the modules name which the program begins with.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { isShown, namesIn } from '../../admin/i18n/shown-keys.ts';
import { flattenTexts, type TextTree } from '../../admin/i18n/text-tree.ts';

const MODULE = 'virtual:entrance-texts';
const FALLBACK = 'en';
/** react-admin names these in sources of its own. */
const OF_REACT_ADMIN = 'ra.';
/** `import ... from './a.ts'`, `export ... from`, `import './a.ts'`; types are nothing when it runs. */
const STATIC_IMPORT = /^(?:import|export)\s(?!type\s)(?:[^'";]*?\sfrom\s)?\s*'(?<file>\.[^']+\.tsx?)'/gm;

/** Sources of a module and of all that it imports at once, each of them once. */
export function sourcesFrom(entry: string, known = new Map<string, string>()): Map<string, string> {
  if (known.has(entry) || !fs.existsSync(entry)) return known;
  const source = fs.readFileSync(entry, 'utf8');
  known.set(entry, source);
  for (const { groups } of source.matchAll(STATIC_IMPORT))
    sourcesFrom(path.resolve(path.dirname(entry), groups?.['file'] ?? ''), known);
  return known;
}

/**
 * The texts by their whole keys that an entry's sources show, in English where the language has none.
 * @param texts of the language
 * @param english texts of the fallback
 */
export function entranceTexts(entry: string, texts: TextTree, english: TextTree): Record<string, string> {
  const names = namesIn([...sourcesFrom(entry).values()]);
  const all = Object.entries({ ...flattenTexts(english), ...flattenTexts(texts) });
  return Object.fromEntries(all.filter(([key]) => key.startsWith(OF_REACT_ADMIN) || isShown(key, names)));
}

/**
 * Of a build of this product: while it is developed, and in a project, whose pages are its own, all texts come together.
 * @param entry file that the program begins with
 * @param folder of the texts, a file each language
 */
export function splitTexts(entry: string, folder: string): Plugin {
  let isSplit = false;
  const textsOf = (locale: string): TextTree =>
    JSON.parse(fs.readFileSync(path.join(folder, `${locale}.json`), 'utf8')) as TextTree;
  return {
    name: 'entrance-texts',
    configResolved({ command, plugins }) {
      isSplit = command === 'build' && !plugins.some(({ name }) => name === 'project-overlay');
    },
    resolveId: (source) => (source.startsWith(MODULE) ? `\0${source}` : null),
    load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return null;
      const locale = id.slice(MODULE.length + 2);
      if (locale !== '')
        return `export default ${JSON.stringify(entranceTexts(entry, textsOf(locale), textsOf(FALLBACK)))};\n`;
      const locales = fs.readdirSync(folder).flatMap((file) => /^(\w+)\.json$/.exec(file)?.[1] ?? []);
      const loads = isSplit ? locales.map((one) => `${one}: () => import('${MODULE}/${one}'),`) : [];
      return `export const entranceTexts = {\n${loads.join('\n')}\n};\n`;
    },
  };
}
