// `npm run dialect`: prints what docs/dialect.md, AGENTS.md and llms.txt have of the schemas anew.
import fs from 'node:fs';
import path from 'node:path';
import { printedDocuments } from './dialect/documents.ts';
import { project } from './front-ends.ts';

for (const { file, text } of await printedDocuments(project)) fs.writeFileSync(path.join(project, file), text);
