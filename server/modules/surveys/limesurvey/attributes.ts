/** Settings of questions, one a row: what of them a question holds, and what is left out. */
import { languageOfTag } from '../../../../shared/i18n/languages.ts';
import type { Text } from '../../../../shared/survey/document.ts';
import type { Part } from '../conversion/part.ts';
import { numberOf } from '../conversion/source.ts';
import type { Texts } from '../conversion/texts.ts';
import { rowsOf, valueIn } from './tables.ts';

/** Values of what is not switched on. */
const OFF = ['', '0', 'N', 'default', 'inherit', 'normal'];

export class Attributes {
  readonly #rows: Map<string, Part[]>;

  constructor(rows: Part[]) {
    this.#rows = Map.groupBy(rows, (row) => valueIn(row, 'attribute'));
  }

  /** Carries over a number that is wanted. */
  number(name: string, isWanted: (value: number) => boolean): number | undefined {
    const value = numberOf(this.#peek(name));
    if (value === undefined || !isWanted(value)) return undefined;
    this.#settle(name);
    return value;
  }

  /** Whether it has this value, which is then carried over. */
  is(name: string, ...wanted: string[]): boolean {
    const isSaid = wanted.includes(this.#peek(name) ?? '');
    if (isSaid) this.#settle(name);
    return isSaid;
  }

  text(name: string, texts: Texts, limit: number): Text | undefined {
    const text: Text = {};
    for (const row of this.#rows.get(name) ?? []) {
      const language = valueIn(row, 'language') === '' ? texts.own : languageOfTag(valueIn(row, 'language'));
      if (language && text[language] === undefined) Object.assign(text, texts.said(row, 'value', language, limit));
    }
    return Object.keys(text).length > 0 ? text : undefined;
  }

  /** What was not carried over; what is switched off is nothing that is lost. */
  nameLosses(question: string): void {
    for (const [name, rows] of this.#rows)
      for (const row of rows) {
        row.question = question;
        for (const key of ['qaid', 'qid', 'attribute', 'language']) row.take(key);
        const value = valueIn(row, 'value');
        if (OFF.includes(value)) row.take('value');
        else if (!row.isSettled('value')) row.note('property_not_supported', 'value', `${name}: ${value}`);
      }
  }

  /** They go with their question. */
  dropAll(): void {
    for (const rows of this.#rows.values()) for (const row of rows) for (const key of row.keys()) row.take(key);
  }

  #peek(name: string): string | undefined {
    const [row] = this.#rows.get(name) ?? [];
    return row && valueIn(row, 'value');
  }

  #settle(name: string): void {
    for (const row of this.#rows.get(name) ?? []) row.take('value');
  }
}

export function attributesOf(document: Part): (question: string) => Attributes {
  const rows = Map.groupBy(rowsOf(document, 'question_attributes'), (row) => valueIn(row, 'qid'));
  return (question) => new Attributes(rows.get(question) ?? []);
}
