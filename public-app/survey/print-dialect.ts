/** `node public-app/survey/print-dialect.ts`: writes the question dialect after a kind was added or changed. */
import { writeFileSync } from 'node:fs';
import { printQuestionDialect } from './dialect.ts';

writeFileSync(new URL('../../schemas/documents/question.schema.json', import.meta.url), printQuestionDialect());
