/** What each visitor loads, as it is built and compressed for them. */
import { brotliCompressSync } from 'node:zlib';
import path from 'node:path';
import { build } from 'vite';
import { beforeAll, describe, expect, it, vi } from 'vitest';

const folder = path.join(import.meta.dirname, '..');
/** Of what every visit loads: at most 80 kB of scripts, beside a document of at most 15 kB. */
const BUDGET_BYTES = 78_500;
/** Chunks that only some visits load: questions that ask for files, previews. */
const BUDGET_OF_A_CHUNK = 3_050;
/** The script that tells the moments of an answer by the visitor's clock. */
const BUDGET_OF_ANSWERS = 300;

const files = new Map<string, string>();

beforeAll(async () => {
  // Else React comes with all that it tells developers.
  vi.stubEnv('NODE_ENV', 'production');
  const built = await build({
    configFile: path.join(folder, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'warn',
    build: { write: false },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((each) => ('output' in each ? each.output : []));
  for (const file of outputs.filter(({ fileName }) => fileName.endsWith('.js')))
    files.set(file.fileName, file.type === 'chunk' ? file.code : String(file.source));
});

const isChunk = (name: string): boolean => name.startsWith('assets/');
const isOfAnswers = (name: string): boolean => name.startsWith('entry-times');
const sizes = (wanted: (name: string) => boolean): number[] =>
  [...files].filter(([name]) => wanted(name)).map(([, code]) => brotliCompressSync(code).length);

describe('what a visitor’s browser loads', () => {
  it('keeps to its bytes, the service worker among them', () => {
    const [entry, worker, ...others] = sizes((name) => !isChunk(name) && !isOfAnswers(name));
    expect(others).toEqual([]);
    expect((entry ?? Number.NaN) + (worker ?? Number.NaN)).toBeLessThan(BUDGET_BYTES);
  });

  it('is next to nothing where an answer is looked at again', () => {
    const [times, ...others] = sizes(isOfAnswers);
    expect(others).toEqual([]);
    expect(times).toBeLessThan(BUDGET_OF_ANSWERS);
  });

  it('has two more parts, which most visits do without', () => {
    const chunks = sizes(isChunk);
    expect(chunks).toHaveLength(2);
    expect(Math.max(...chunks)).toBeLessThan(BUDGET_OF_A_CHUNK);
  });

  it('has nothing that only those need who write surveys', () => {
    const code = [...files.values()].join('');
    const ofAuthors = ['How was your visit?', '$ref', 'maxItems:30'];
    expect(ofAuthors.filter((text) => code.includes(text))).toEqual([]);
  });
});
