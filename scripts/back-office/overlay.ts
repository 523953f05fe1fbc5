/** Puts a project's own files in the place of this package's: the back office of a project is this one with its parts. */
import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { ProjectConfig } from '../../shared/contract/config.ts';

/** Stand in the project even where that has no such file: texts are found beside the first, the second is of the config. */
const LABEL_TEXTS = 'admin/i18n/label-texts.ts';
const PRODUCT = 'admin/i18n/product.ts';
/** Of a project that has none of its own, not those of this product. */
const GUEST_PAGES = 'admin/app/routes/guest-pages.tsx';
const ALWAYS: readonly string[] = [LABEL_TEXTS, PRODUCT, GUEST_PAGES];
const FOLDERS = /^(admin|shared)\//;
const GENERATED = /^(admin|shared)\/(.*\/)?generated\//;

export interface Overlay {
  /** Folder of this package. */
  engine: string;
  /** Name of this package. */
  name: string;
  /** Folder of the project. */
  root: string;
  /** What the product is called, and its languages. */
  config: Pick<ProjectConfig, 'product' | 'locales'>;
}

/** The file of the project that stands in the place of one of this package; the same where it has none. */
export function overlaid({ engine, root }: Pick<Overlay, 'engine' | 'root'>, file: string): string {
  const place = path.relative(engine, file).split(path.sep).join('/');
  if (!FOLDERS.test(place)) return file;
  const own = path.join(root, place);
  return ALWAYS.includes(place) || GENERATED.test(place) || fs.existsSync(own) ? own : file;
}

export function overlay(parts: Overlay): Plugin {
  const { engine, name, root, config } = parts;
  const entry = path.join(engine, 'admin/main.tsx');
  return {
    name: 'project-overlay',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (importer === undefined || source.startsWith('\0')) return null;
      const isOwn = importer.startsWith(root + path.sep);
      if (source.startsWith(`${name}/`)) return overlaid(parts, path.join(engine, source.slice(name.length + 1)));
      if (source.startsWith('.')) {
        const file = path.resolve(path.dirname(importer.split('?')[0] ?? importer), source);
        const shown = overlaid(parts, file);
        return shown === file ? null : shown;
      }
      // Packages are those of this one, wherever they are asked for.
      return isOwn && !path.isAbsolute(source) ? this.resolve(source, entry, { ...options, skipSelf: true }) : null;
    },
    load(id) {
      if (fs.existsSync(id)) return null;
      if (id === path.join(root, LABEL_TEXTS)) return fs.readFileSync(path.join(engine, LABEL_TEXTS), 'utf8');
      if (id === path.join(root, GUEST_PAGES)) return 'export const guestPages = [];\n';
      return id === path.join(root, PRODUCT) ? productModule(config) : null;
    },
    transformIndexHtml: (html) =>
      html
        .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(config.product)}</title>`)
        .replace(
          /(name="description" content=")[^"]*/,
          (_, start: string) => `${start}Log in to ${escaped(config.product)}.`,
        ),
  };
}

const productModule = ({ product, locales }: Overlay['config']): string =>
  `export const PRODUCT = ${JSON.stringify(product)};\nexport const locales = ${JSON.stringify(locales)};\n`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
