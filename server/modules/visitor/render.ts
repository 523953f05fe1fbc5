/** The built renderer of the visitor's pages, and the headers that a page goes out with. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { LRUCache } from 'lru-cache';
import { type PartName, partNames } from '../../../public-app/kinds/parts.ts';
import type { Page } from '../../../public-app/page.ts';

export interface RenderedPage {
  html: string;
  /** The texts of its style elements. */
  styles: string[];
}

export type RenderPage = (page: Page) => Promise<RenderedPage>;

interface Scripts {
  survey: string;
  times: string;
  framed: string;
  parts: Record<PartName, string[]>;
}

interface ServerEntry {
  render: (page: Page, scripts: Scripts | null) => RenderedPage;
}

const ASSETS = '/public-assets/';

interface Chunk {
  file: string;
  isEntry?: boolean;
  /** Others that it needs. */
  imports?: string[];
}

/** The addresses of the browser's parts, out of vite's manifest: by what they are called among the sources. */
function scriptAddresses(clientDirectory: string): Scripts {
  const file = path.join(clientDirectory, '.vite/manifest.json');
  const manifest = new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>));
  const chunkOf = (source: string): Chunk => {
    const chunk = manifest.get(source);
    if (!chunk) throw new Error(`${file} has no ${source}: build the public app again (npm run build).`);
    return chunk;
  };
  const addressOf = (source: string): string => ASSETS + chunkOf(source).file;
  /** A chunk with what it needs; the entry has come by then. */
  const withImports = (source: string): string[] => {
    const { isEntry, imports = [] } = chunkOf(source);
    return isEntry ? [] : [addressOf(source), ...imports.flatMap(withImports)];
  };
  const parts = partNames.map((name) => [name, withImports(`kinds/${name}.ts`)] as const);
  return {
    survey: addressOf('entry-client.tsx'),
    times: addressOf('entry-times.ts'),
    framed: addressOf('entry-framed.ts'),
    parts: Object.fromEntries(parts) as Scripts['parts'],
  };
}

/** Folders of the built public app. */
export interface BuildDirectories {
  client: string;
  server: string;
}

/** Loads the build at the first page, so that the server can start without one. */
export function builtRenderer(directories: BuildDirectories): RenderPage {
  let loading: Promise<RenderPage> | undefined;
  const load = async (): Promise<RenderPage> => {
    const scripts = scriptAddresses(directories.client);
    const entry = (await import(pathToFileURL(path.join(directories.server, 'entry-server.js')).href)) as ServerEntry;
    return async (page) => entry.render(page, scripts);
  };
  return async (page) => {
    loading ??= load();
    loading.catch(() => (loading = undefined));
    return (await loading)(page);
  };
}

const hashes = new LRUCache<string, string>({ max: 500 });

function styleHash(style: string): string {
  const known = hashes.get(style) ?? `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
  hashes.set(style, known);
  return known;
}

/**
 * Scripts only from our own files, styles only those that the server wrote into this page. What a visitor takes a
 * picture or a recording of is shown from the browser's memory.
 * @param framedBy source expressions of who may show the page in a frame; none: nobody
 */
export const pagePolicy = (styles: string[], framedBy: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styles.map(styleHash).join(' ')}`,
    "img-src 'self' data: blob:",
    'media-src blob:',
    "connect-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framedBy.join(' ') || "'none'"}`,
  ].join('; ');
