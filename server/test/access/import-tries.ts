/** An import of units by everybody: into each organization that there is, one that there is not, and applied for once. */
import type { Answer } from './client.ts';
import { type Fixture, MISSING_ID } from './fixture.ts';
import { parsed } from './judge.ts';
import type { Caller } from './vocabulary.ts';

const path = (id: number, query = ''): string => `companyorganization/${id}/import_units${query}`;

const file = (name: string) => ({
  method: 'POST',
  headers: { 'content-type': 'text/csv' },
  body: Buffer.from(`external_id,name\n,${name}\n`),
});

export function importTries(fixture: Fixture, caller: Caller) {
  const organizations = fixture.of('organization').map((row) => {
    const isOwn = row.company === caller.company && !row.traits?.includes('deleted');
    const target = `organization of ${row.company}${row.label}`;
    return { ...file('New'), path: path(row.id), target, status: isOwn ? 200 : 404, inspect: isOwn ? isDryRun : none };
  });
  return [...organizations, { ...file('New'), path: path(MISSING_ID), target: 'a missing organization', status: 404 }];
}

const none = () => [];

const isDryRun = ({ text }: Answer): string[] =>
  (parsed(text) as { applied?: boolean }).applied === false ? [] : ['the answer is no dry run'];
