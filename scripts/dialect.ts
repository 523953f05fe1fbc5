// `npm run dialect`: prints the keywords of docs/dialect.md anew.
import fs from 'node:fs';
import path from 'node:path';
import { referenceOf, withReference } from './dialect/reference.ts';
import { project } from './front-ends.ts';

const file = path.join(project, 'docs/dialect.md');
fs.writeFileSync(file, withReference(fs.readFileSync(file, 'utf8'), await referenceOf(project)));
