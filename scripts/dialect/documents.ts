/** The documents that are printed from the schemas, whole or in parts. */
import fs from 'node:fs';
import path from 'node:path';
import { agentParts } from './agents.ts';
import { printLinks } from './links.ts';
import { withParts } from './marked-parts.ts';
import { referenceOf } from './reference.ts';

export interface Printed {
  /** From the project's root. */
  file: string;
  text: string;
}

/** As they should be, by what the schemas say now. */
export async function printedDocuments(project: string): Promise<Printed[]> {
  const read = (file: string): string => fs.readFileSync(path.join(project, file), 'utf8');
  const inParts = (file: string, parts: Record<string, string>): Printed => ({
    file,
    text: withParts(read(file), parts),
  });
  return [
    inParts('docs/dialect.md', { dialect: await referenceOf(project) }),
    inParts('AGENTS.md', await agentParts(project)),
    { file: 'llms.txt', text: await printLinks(project) },
  ];
}
