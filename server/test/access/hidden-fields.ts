/** Columns that an answer must not carry, although the row is the caller's to see. */
import type { Answer } from './client.ts';
import { decisions } from './decisions.ts';
import { parsed } from './judge.ts';
import type { Caller } from './vocabulary.ts';

/** Those of his role, and those that are nobody's. */
export const hiddenFields = (entity: string, { role }: Caller): readonly string[] => [
  ...(decisions[entity]?.hides?.[role] ?? []),
  ...(decisions[entity]?.secret ?? []),
];

/** What an answer of rows, or of one row, shows of them. */
export const shownAllTheSame =
  (entity: string, caller: Caller) =>
  (answer: Answer): string[] => {
    const rows = [parsed(answer.text)].flat() as object[];
    const shown = hiddenFields(entity, caller).filter((field) => rows.some((row) => Object.hasOwn(row, field)));
    return shown.map((field) => `the answer shows ${field}`);
  };
