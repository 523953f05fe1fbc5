/** What each visitor loads, as it is built and compressed for them. */
import { brotliCompressSync } from 'node:zlib';
import path from 'node:path';
import { build } from 'vite';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { partNames } from '../kinds/parts.ts';

const folder = path.join(import.meta.dirname, '..');
/** Of what every visit loads, the service worker among it; beside a document of at most 15 kB. */
const BUDGET_BYTES = 29_600;
/** Chunks that only some visits load: kinds of question, what takes photos, previews. */
const BUDGET_OF_A_CHUNK = 3_050;
/** Of the scripts of a survey that asks every kind of question. */
const BUDGET_OF_ALL_KINDS = 40_000;
/** The script that tells the moments of an answer by the visitor's clock. */
const BUDGET_OF_ANSWERS = 300;

interface File {
  code: string;
  /** The module that it begins with, below this app; undefined for the service worker and what chunks share. */
  source: string | undefined;
  imports: string[];
}
const files = new Map<string, File>();

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
    if (file.type === 'asset') files.set(file.fileName, { code: String(file.source), source: undefined, imports: [] });
    else {
      const { code, facadeModuleId, imports } = file;
      const source = facadeModuleId ? path.relative(folder, facadeModuleId) : undefined;
      files.set(file.fileName, { code, source, imports });
    }
});

const isChunk = (name: string): boolean => name.startsWith('assets/');
/** What other sites include, as it comes to who takes no coding. */
const BUDGET_OF_THE_WIDGET = 6 * 1024;
/** What a page in a frame of another site loads beside what every visit does. */
const BUDGET_OF_FRAMES = 600;

const isWidget = (name: string): boolean => name === 'widget.js';
const isOfFrames = (name: string): boolean => name.startsWith('entry-framed');
const isOfAnswers = (name: string): boolean => name.startsWith('entry-times');
const sizeOf = (name: string): number => brotliCompressSync(files.get(name)?.code ?? '').length;
const sizes = (wanted: (name: string) => boolean): number[] => [...files.keys()].filter(wanted).map(sizeOf);
const sum = (numbers: number[]): number => numbers.reduce((before, each) => before + each, 0);
const ofEveryVisit = (): number[] =>
  sizes((name) => ![isChunk, isOfAnswers, isWidget, isOfFrames].some((is) => is(name)));

/** The chunk of a source, and those that it needs. */
function chunksOf(source: string): string[] {
  const [name] = [...files].find(([, file]) => file.source === source) ?? [];
  const withImports = (chunk: string): string[] =>
    isChunk(chunk) ? [chunk, ...(files.get(chunk)?.imports ?? []).flatMap(withImports)] : [];
  return name ? withImports(name) : [];
}

describe('what a visitor’s browser loads', () => {
  it('keeps to its bytes, the service worker among them', () => {
    expect(ofEveryVisit()).toHaveLength(2);
    expect(sum(ofEveryVisit())).toBeLessThan(BUDGET_BYTES);
  });

  it('is next to nothing where an answer is looked at again', () => {
    const [times, ...others] = sizes(isOfAnswers);
    expect(others).toEqual([]);
    expect(times).toBeLessThan(BUDGET_OF_ANSWERS);
  });

  it('is little more in a frame of another site, which includes little itself', () => {
    expect(sizes(isOfFrames)).toHaveLength(1);
    expect(sum(sizes(isOfFrames))).toBeLessThan(BUDGET_OF_FRAMES);
    const widget = files.get('widget.js')?.code ?? '';
    expect(widget).toContain('feedtree:');
    expect(Buffer.byteLength(widget)).toBeLessThan(BUDGET_OF_THE_WIDGET);
    // It may be refused by the policy of whoever includes it.
    expect(widget).not.toMatch(/eval|Function\(|innerHTML|setAttribute|import\(/);
  });

  it('has more parts, each of which most visits do without', () => {
    const parts = [
      ...partNames.map((name) => `kinds/${name}.ts`),
      'client/media/capture.tsx',
      'client/media/drawing.tsx',
      'client/preview.ts',
    ];
    const chunks = parts.map(chunksOf);
    expect(chunks.filter((each) => each.length === 0)).toEqual([]);
    expect(new Set(chunks.flat())).toEqual(new Set([...files.keys()].filter(isChunk)));
    expect(Math.max(...sizes(isChunk))).toBeLessThan(BUDGET_OF_A_CHUNK);
  });

  it('keeps to its bytes where a survey asks every kind of question', () => {
    const chunks = new Set(partNames.flatMap((name) => chunksOf(`kinds/${name}.ts`)));
    expect(sum([...ofEveryVisit(), ...[...chunks].map(sizeOf)])).toBeLessThan(BUDGET_OF_ALL_KINDS);
  });

  it('has nothing that only those need who write surveys', () => {
    const code = [...files.values()].map((file) => file.code).join('');
    const ofAuthors = ['How was your visit?', '$ref', 'maxItems:30'];
    expect(ofAuthors.filter((text) => code.includes(text))).toEqual([]);
  });
});
