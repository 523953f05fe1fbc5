// `npm run dialect`: prints what docs/dialect.md, AGENTS.md and llms.txt have of the schemas anew. With `--check` it
// only says which of them are not as they would be printed, and fails.
import fs from 'node:fs';
import path from 'node:path';
import { printedDocuments } from './dialect/documents.ts';
import { project } from './front-ends.ts';

const onlyChecks = process.argv.includes('--check');
for (const { file, text } of await printedDocuments(project)) {
  const target = path.join(project, file);
  if (!onlyChecks) fs.writeFileSync(target, text);
  else if (fs.readFileSync(target, 'utf8') !== text) {
    console.error(`${file} is not as it is printed: npm run dialect`);
    process.exitCode = 1;
  }
}
