/** What a row is called, by the label of its schema and in the words of a language. */
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';
import { fillLabel, fromText, hasWords, namesOnlyId } from '../../shared/contract/label.ts';
import type { Locale } from '../../shared/i18n/locales.ts';
import type { Row } from '../database/rows.ts';
import { labelOf } from '../i18n/labels.ts';

/** What other rows are called, by entity and id; undefined where the reader may not see them. */
export type NameOf = (entity: string, id: number) => string | undefined;

export interface NameReader {
  locale: Locale;
  nameOf: NameOf;
}

/** @returns undefined where its label says no more than the id does */
export function nameOfRow(entity: EntityDescriptor, row: Row, { locale, nameOf }: NameReader): string | undefined {
  if (namesOnlyId(entity.label)) return undefined;
  const words = hasWords(entity.label) ? labelOf(locale, `resources.${entity.exported?.route}.label`) : undefined;
  const name = fillLabel(words === undefined ? entity.label : fromText(words), row, (name, value) => {
    const field = entity.fields[name];
    if (field?.ref !== undefined) return nameOf(field.ref, Number(value)) ?? `#${String(value)}`;
    const text = String(value);
    return field?.enum === undefined ? text : (labelOf(locale, `enums.${entity.id}.${name}.${text}`) ?? text);
  });
  return name === '' ? undefined : name;
}
