/** Makes the calls of cells, and tells what came of them that is not due. */
import { type Checksum, changedParts, checksum } from './checksum.ts';
import type { Answer } from './client.ts';
import { type Cell, failuresOf, isRefused, withoutRequestId } from './judge.ts';
import type { Stage } from './stage.ts';

/** Answers what is wrong; the refused calls at once, and each permitted write by itself. */
export async function play({ fixture, client }: Stage, cells: Cell[]): Promise<string[]> {
  const harmless = cells.filter((cell) => cell.method === 'GET' || isRefused(cell));
  const before = await checksum(fixture);
  const answers = await client.all(harmless);
  const after = await checksum(fixture);
  const changed = changedParts(before, after);
  return [
    ...harmless.flatMap((cell, at) => failuresOf(cell, answers[at] ?? NO_ANSWER)),
    ...unlikeMissing(harmless, answers),
    ...(changed.length > 0 ? await culprits({ fixture, client }, harmless, changed) : []),
    ...(await permittedWrites(
      { fixture, client },
      cells.filter((cell) => !harmless.includes(cell)),
      // Whoever looks for culprits makes their calls once more.
      changed.length === 0 ? after : undefined,
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
    const before = await checksum(fixture);
    await client.call(cell);
    const parts = changedParts(before, await checksum(fixture));
    if (parts.length > 0)
      found.push(`${cell.operation} as ${cell.caller.name} on ${cell.target}: changed ${parts.join(', ')}`);
  }
  return found.length > 0 ? found : [`Refused calls changed ${changed.join(', ')}.`];
}

/**
 * A permitted write of a tenant changes rows of its own company alone, and does change something. To look at the whole
 * database takes longer than the calls: what is known of it already is not looked at again.
 */
async function permittedWrites({ fixture, client }: Actors, cells: Cell[], known?: Checksum): Promise<string[]> {
  const open = cells.filter(({ unconfined }) => unconfined);
  const confined = cells.filter(({ unconfined }) => !unconfined);
  const answers = await client.all(open);
  for (const cell of open) await cell.undo?.();
  const failures = open.flatMap((cell, at) => failuresOf(cell, answers[at] ?? NO_ANSWER));
  for (const cell of open) await cell.undo?.();
  if (confined.length === 0) return failures;
  let before = open.length === 0 && known ? known : await checksum(fixture);
  for (const cell of confined) {
    failures.push(...failuresOf(cell, await client.call(cell)));
    const after = await checksum(fixture);
    const parts = changedParts(before, after);
    await cell.undo?.();
    before = cell.undo ? await checksum(fixture) : after;
    const { role, company } = cell.caller;
    const own = company === null ? '' : String(fixture.companyId(company));
    const foreign = parts.filter((part) => !part.endsWith(`/${own}`));
    const place = `${cell.operation} as ${cell.caller.name} on ${cell.target}`;
    if (parts.length === 0) failures.push(`${place}: nothing changed`);
    if (role !== 'superadmin' && foreign.length > 0) failures.push(`${place}: changed ${foreign.join(', ')}`);
  }
  return failures;
}
