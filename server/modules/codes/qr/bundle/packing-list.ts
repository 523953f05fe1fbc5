/** The list that comes with many prints: which code is whose, in the reader's language, written as the prints are. */
import { createWriteStream } from 'node:fs';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Cell } from '../../../../../shared/csv/cell.ts';
import { xlsx } from '../../../../platform/files/formats/xlsx.ts';
import type { Locale } from '../../../../../shared/i18n/locales.ts';
import { translate } from '../../../../i18n/texts.ts';
import type { CodeToPrint } from './bundle.ts';

const COLUMNS = ['unit_id', 'unit', 'path', 'code', 'address'] as const;
/** In characters. */
const WIDTHS = [12, 32, 60, 14, 50];

export interface PackingList {
  add(code: CodeToPrint): void;
  /** Done when it is written. */
  end(): Promise<void>;
}

/** @param target a file of this machine */
export function openPackingList(target: string, locale: Locale): PackingList {
  const rows = new PassThrough({ objectMode: true });
  const bytes = xlsx.bytes({
    locale,
    name: translate(locale, 'prints.list'),
    header: COLUMNS.map((column) => translate(locale, `prints.${column}`)),
    widths: WIDTHS,
    rows: rows as AsyncIterable<Cell[]>,
  });
  const written = pipeline(bytes, createWriteStream(target, { flags: 'wx', mode: 0o600 }));
  written.catch(() => undefined);
  return {
    add({ unit, folders, code, address }) {
      const path = [...folders, ...(unit ? [unit.name] : [])].join(' › ');
      rows.write([unit?.id ?? null, unit?.name ?? null, path === '' ? null : path, code, address] satisfies Cell[]);
    },
    end() {
      rows.end();
      return written;
    },
  };
}
