/** Makes the calls of cells, and tells what came of them that is not due. */
import { takeChanges } from './changes.ts';
import type { Answer } from './client.ts';
import { type Cell, failuresOf, isRefused, withoutRequestId } from './judge.ts';
import type { Stage } from './stage.ts';

/** Answers what is wrong; the refused calls at once, and each permitted write by itself. */
export async function play({ fixture, client }: Stage, cells: Cell[]): Promise<string[]> {
  const harmless = cells.filter((cell) => cell.method === 'GET' || isRefused(cell));
  await takeChanges(fixture.databases.pools);
  const answers = await client.all(harmless);
  const changed = await takeChanges(fixture.databases.pools);
  return [
    ...harmless.flatMap((cell, at) => failuresOf(cell, answers[at] ?? NO_ANSWER)),
    ...unlikeMissing(harmless, answers),
    ...(changed.length > 0 ? await culprits({ fixture, client }, harmless, changed) : []),
    ...(await permittedWrites(
      { fixture, client },
      cells.filter((cell) => !harmless.includes(cell)),
    )),
  ];
}

type Actors = Pick<Stage, 'fixture' | 'client'>;

const NO_ANSWER: Answer = { status: 0, text: '', contentRange: '' };

/** What a refused caller learns must not tell a row that is hidden from one that is not there. */
function unlikeMissing(cells: Cell[], answers: Answer[]): string[] {
  const first = new Map<string, string>();
  return cells.flatMap((cell, at) => {
    if (cell.status !== 404) return [];
    const text = withoutRequestId(answers[at]?.text ?? '');
    const key = `${cell.operation} ${cell.caller.name}`;
    const other = first.get(key) ?? text;
    first.set(key, other);
    return text === other ? [] : [`${key} on ${cell.target}: another 404 than for other rows: ${text} not ${other}`];
  });
}

/** Which of the calls that should change nothing changed something: each once more, by itself. */
async function culprits({ fixture, client }: Actors, cells: Cell[], changed: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const cell of cells) {
    await takeChanges(fixture.databases.pools);
    await client.call(cell);
    const parts = await takeChanges(fixture.databases.pools);
    if (parts.length > 0)
      found.push(`${cell.operation} as ${cell.caller.name} on ${cell.target}: changed ${parts.join(', ')}`);
  }
  return found.length > 0 ? found : [`Refused calls changed ${changed.join(', ')}.`];
}

/** A permitted write of a tenant changes rows of its own company alone, and does change something. */
async function permittedWrites({ fixture, client }: Actors, cells: Cell[]): Promise<string[]> {
  const open = cells.filter(({ unconfined }) => unconfined);
  const confined = cells.filter(({ unconfined }) => !unconfined);
  const answers = await client.all(open);
  for (const cell of open) await cell.undo?.();
  const failures = open.flatMap((cell, at) => failuresOf(cell, answers[at] ?? NO_ANSWER));
  for (const cell of open) await cell.undo?.();
  for (const cell of confined) {
    await takeChanges(fixture.databases.pools);
    failures.push(...failuresOf(cell, await client.call(cell)));
    const parts = await takeChanges(fixture.databases.pools);
    await cell.undo?.();
    const { role, company } = cell.caller;
    const own = company === null ? '' : String(fixture.companyId(company));
    const foreign = parts.filter((part) => !part.endsWith(`/${own}`));
    const place = `${cell.operation} as ${cell.caller.name} on ${cell.target}`;
    if (parts.length === 0) failures.push(`${place}: nothing changed`);
    if (role !== 'superadmin' && foreign.length > 0) failures.push(`${place}: changed ${foreign.join(', ')}`);
  }
  return failures;
}
