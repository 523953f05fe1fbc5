/**
 * `node scripts/domain-words.ts` fails where the generator, or what serves any product, names what this one is about: that
 * stands in feedtree.config.ts and in the schemas.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folders that know of no product. */
const FOLDERS = ['generator', 'server/kernel', 'admin/crud', 'admin/fields', 'admin/ui'];

const WORDS = new Set(
  `feedtree feedback survey surveys company companies plan plans node nodes unit units marc marcs mark sticker stickers
   branch branches coupon coupons visitor visitors superadmin`.split(/\s+/),
);

/** Uses of a word that are no product's: by what stands around it. */
const TECHNICAL: [use: RegExp, why: string][] = [
  [/\bnode:|\bnode_modules\b|\bnode (?=generator\/|scripts\/)/g, 'Node.js'],
  [/\b(React|set|setActivator)NodeRef\b|\bReactNode\b|\binstanceof Node\b/g, "React's, dnd-kit's, the document's"],
  [/\bcompanyId\b/g, 'of a session and a transaction: server/access calls their tenant so'],
  [
    /\bplan(Ids|Rows?|List|Found|Merge|Total|Detail|NewRows?|Summary)\b|\/query\/plan[\w-]*\.ts/g,
    'statements that server/query makes',
  ],
  [/(minor|major) ?units?/gi, 'of a currency (ISO 4217)'],
  [/(type|style): 'unit'(, unit\b)?|RelativeTimeFormatUnit|unitDisplay/g, 'of Intl'],
  [/BYTE_ORDER_MARK|\\p\{Mark\}/g, "Unicode's"],
];

/** Files and folders in which a word means something else. */
const ELSEWHERE: Record<string, { words: string[]; why: string }> = {
  'generator/migrate/': { words: ['plan', 'plans'], why: 'what a migration is going to do' },
  'generator/check/limits.ts': { words: ['plan', 'plans'], why: 'the property of x-limit is called so' },
  'generator/check/grammar.ts': { words: ['branch'], why: 'of oneOf' },
  'generator/check/documents.ts': { words: ['branch'], why: 'of oneOf' },
  'generator/editor-names.ts': { words: ['branch'], why: 'of anyOf' },
  'generator/scaffold-labels.ts': { words: ['branch'], why: 'of a tree of texts' },
  'generator/emit/labels.ts': { words: ['branch'], why: 'of a tree of texts' },
  'server/kernel/history.ts': { words: ['companies'], why: 'of KeptRow, which server/access tells' },
  'admin/crud/unit-picker.tsx': {
    words: ['node', 'unit', 'units'],
    why: 'it picks rows of one entity, still by its name',
  },
  'admin/crud/use-unit-paths.ts': { words: ['node', 'unit', 'units'], why: 'beside that picker' },
  'admin/fields/currency.ts': { words: ['unit'], why: 'of an amount' },
  'admin/fields/durations.ts': { words: ['unit', 'units'], why: 'of time' },
  'admin/fields/dates.ts': { words: ['unit'], why: 'of time' },
  'admin/fields/filters/range-filter.tsx': { words: ['unit'], why: 'of a measure' },
  'admin/fields/inputs/use-field-upload.ts': { words: ['company'], why: 'the parameter of server/platform/media' },
  'admin/fields/inputs/': { words: ['unit', 'units'], why: 'of a measure' },
  'admin/ui/exports/export-item.tsx': { words: ['unit'], why: 'of a size' },
  'admin/ui/media/size-in.ts': { words: ['unit'], why: 'of a size' },
  'admin/fields/rich-text/': { words: ['node', 'mark', 'marks'], why: 'of the document in the editor (ProseMirror)' },
  'generator/repeated-keys.ts': { words: ['node'], why: 'of the syntax tree of a JSON text' },
};

export interface DomainWord {
  file: string;
  line: number;
  word: string;
}

/** @param root folder of the project */
export function domainWords(root: string, folders: readonly string[] = FOLDERS): DomainWord[] {
  return folders.flatMap((folder) =>
    sourcesOf(root, folder).flatMap((file) => wordsIn(file, readFileSync(path.join(root, file), 'utf8'))),
  );
}

/** Tests and what they share may speak of the product whose schemas they use. */
function sourcesOf(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/(test|e2e)\//.test(file))
    .toSorted();
}

function wordsIn(file: string, text: string): DomainWord[] {
  const allowed = new Set(
    Object.entries(ELSEWHERE).flatMap(([place, { words }]) => (file.startsWith(place) ? words : [])),
  );
  const named = path.posix.basename(file);
  return [named, ...text.split('\n')].flatMap((line, at) =>
    wordsOf(line)
      .filter((word) => WORDS.has(word) && !allowed.has(word))
      .map((word) => ({ file, line: at, word })),
  );
}

/** Words of a line, those inside of names too: `planOfCompany`, `company_id`. */
function wordsOf(line: string): string[] {
  const plain = TECHNICAL.reduce((rest, [use]) => rest.replaceAll(use, ' '), line);
  return (
    plain
      .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .match(/[a-z]+/g) ?? []
  );
}

if (import.meta.main) {
  const found = domainWords(path.join(import.meta.dirname, '..'));
  for (const { file, line, word } of found) console.error(`${file}:${line || 1}: '${word}' is a word of the product.`);
  if (found.length > 0) console.error('Say it in terms of any product, or take it from feedtree.config.ts.');
  process.exitCode = found.length === 0 ? 0 : 1;
}
