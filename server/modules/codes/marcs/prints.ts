/** The prints of a batch for who makes the marcs: an archive of at most a thousand, with sheets or a file each. */
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Language } from '../../../../shared/i18n/languages.ts';
import { invalidInput } from '../../../errors.ts';
import type { Locale } from '../../../../shared/i18n/locales.ts';
import type { ActionRequest } from '../../../kernel/extension.ts';
import { writeBundleApart } from '../qr/bundle/apart.ts';
import type { BundleFormat, CodeToPrint } from '../qr/bundle/bundle.ts';
import type { LoadPictures } from '../qr/pictures.ts';
import { qrAddress } from '../../../../shared/codes/code.ts';
import { type Batch, type Marc, type MarcState, readMarcs } from './marcs.ts';

/** Of one archive. */
export const MAX_PRINTS = 1_000;
/** Far beyond what that many take. */
const TIMEOUT_MS = 240_000;

export const printFormats = ['svg', 'pdf', 'sheets'] as const satisfies BundleFormat[];
export type MarcPrintFormat = (typeof printFormats)[number];

export interface MarcsToPrint {
  batch: Batch;
  marcs: Marc[];
  language: Language;
}

interface WantedPrints {
  state?: MarcState | undefined;
  /** The first marc's number. */
  from: number;
}

/** Retired marcs are not printed again, unless they are asked for. Throws 400 where there is none. */
export async function readPrints(request: ActionRequest, batch: Batch, wanted: WantedPrints): Promise<MarcsToPrint> {
  const numbered = await readMarcs(request, batch, { limit: MAX_PRINTS, offset: wanted.from - 1 });
  const marcs = numbered.filter(({ state }) =>
    wanted.state === undefined ? state !== 'retired' : state === wanted.state,
  );
  if (marcs.length === 0) throw invalidInput({ errors: [{ pointer: '/from', code: 'no_marks_to_print' }] });
  const [company] = await request.transaction.query<{ default_locale: Language }>({
    name: 'language_of_customer',
    text: 'select default_locale from customer where id = $1',
    values: [batch.company_id],
  });
  return { batch, marcs, language: company?.default_locale ?? 'en' };
}

export interface PrintWriting {
  format: MarcPrintFormat;
  /** Of the packing list. */
  locale: Locale;
  publicUrl: string;
  loadPictures: LoadPictures;
}

/** A ZIP; what is written on the way is gone once it is read or let go. */
export async function printArchive(found: MarcsToPrint, writing: PrintWriting): Promise<Readable> {
  const { format, locale, publicUrl, loadPictures } = writing;
  const folder = await mkdtemp(path.join(os.tmpdir(), 'marks-'));
  const clear = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    const file = path.join(folder, 'prints.zip');
    const order = { formats: [format], paper: 'design', locale, at: new Date() } as const;
    await writeBundleApart(codesOf(found, publicUrl), order, file, {
      loadPictures,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const bytes = createReadStream(file);
    bytes.once('close', () => void clear());
    return bytes;
  } catch (error) {
    await clear();
    throw error;
  }
}

async function* codesOf({ batch, marcs, language }: MarcsToPrint, publicUrl: string): AsyncGenerator<CodeToPrint> {
  for (const { code, node_id: unit, unit_name: name } of marcs)
    yield {
      address: qrAddress(publicUrl, code),
      code,
      unit: unit === null ? null : { id: unit, name: name ?? '' },
      company: batch.company_name,
      language,
      design: batch.design ?? {},
      folders: [],
    };
}
