// `npm run diagrams`: draws the diagrams of docs/architecture.md anew.
import fs from 'node:fs';
import path from 'node:path';
import { diagramsOf, withDiagrams } from './architecture/diagrams.ts';
import { project } from './front-ends.ts';

const file = path.join(project, 'docs/architecture.md');
const document = fs.readFileSync(file, 'utf8');
fs.writeFileSync(file, withDiagrams(document, diagramsOf(project)));
