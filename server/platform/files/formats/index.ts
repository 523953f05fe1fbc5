/** The formats of exports, in the order in which they are offered. */
import { csv } from './csv.ts';
import type { SheetFormat } from '../../../http/sheet-format.ts';
import { xlsx } from './xlsx.ts';

export const exportFormats: readonly SheetFormat[] = [csv, xlsx];

/** Throws for a name that the schema does not have, which no stored row can hold. */
export function formatOf(name: string): SheetFormat {
  const format = exportFormats.find((one) => one.name === name);
  if (!format) throw new Error(`There is no format "${name}" of exports.`);
  return format;
}
