/** `node shared/survey/print-dialect.ts`: writes the dialects that are derived, after a kind or the survey's grammar was changed. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { JsonSchema } from '../questions/kind.ts';
import { questionDialect } from './dialect.ts';
import { draftDialect } from './draft-dialect.ts';

const fileOf = (name: string): URL => new URL(`../../schemas/documents/${name}.schema.json`, import.meta.url);
const read = (name: string): JsonSchema => JSON.parse(readFileSync(fileOf(name), 'utf8')) as JsonSchema;

/** Each derived dialect's file and text. */
export function printedDialects(): { file: URL; text: string }[] {
  const question = questionDialect();
  const draft = draftDialect({ survey: read('survey'), question, theme: read('theme') });
  return [
    { file: fileOf('question'), text: `${JSON.stringify(question, null, 2)}\n` },
    { file: fileOf('survey-draft'), text: `${JSON.stringify(draft, null, 2)}\n` },
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const { file, text } of printedDialects()) writeFileSync(file, text);
