/** Takes steps in both trees, and holds that they answer and look the same. */
import { expect } from 'vitest';
import { refusalOf } from './expect-step.ts';
import { type NaiveGrant, NaiveTree } from './naive-tree.ts';
import type { Outcome, RealTree } from './real-tree.ts';
import { type Step, USERS } from './steps.ts';

/** How many steps pass between two looks at the whole. */
const STEPS_BETWEEN_LOOKS = 50;

/** Plays a game of steps from an empty tree; throws at the first difference. */
export async function play(real: RealTree, steps: Step[], onStep: () => void): Promise<void> {
  const tree = new NaiveTree();
  for (const [at, step] of steps.entries()) {
    const aimed = aim(tree, step);
    if (aimed) await take(tree, real, aimed);
    onStep();
    if (at % STEPS_BETWEEN_LOOKS === STEPS_BETWEEN_LOOKS - 1) await compare(tree, real);
  }
  await compare(tree, real);
}

/** Numbers to ids of what there is; null where there is nothing to aim at yet. */
function aim(tree: NaiveTree, step: Step): Step | null {
  const ids = [...tree.units.keys()];
  const pick = (number: number): number => ids[number % ids.length] ?? 0;
  if (step.kind === 'add')
    return { ...step, parent: step.parent === null || ids.length === 0 ? null : pick(step.parent) };
  if (step.kind === 'revoke')
    return tree.grants.length === 0 ? null : { ...step, grant: step.grant % tree.grants.length };
  if (ids.length === 0) return null;
  if (step.kind !== 'move') return { ...step, unit: pick(step.unit) };
  return { ...step, unit: pick(step.unit), target: step.target === null ? null : pick(step.target) };
}

async function take(tree: NaiveTree, real: RealTree, step: Step): Promise<void> {
  const refusal = refusalOf(tree, step);
  const outcome = await call(tree, real, step);
  const said = outcome.code === null ? null : [outcome.status, outcome.code];
  expect({ step, said }).toEqual({ step, said: refusal });
  if (refusal === null) await follow(tree, real, step, outcome);
}

/** The step in the application. */
function call(tree: NaiveTree, real: RealTree, step: Step): Promise<Outcome> {
  switch (step.kind) {
    case 'add': {
      const body = { organization_id: real.organizationId, parent_id: step.parent, name: 'unit', count: step.count };
      return real.call('node.create', step.actor, { body });
    }
    case 'move':
      return real.call('node.move', step.actor, { id: step.unit, body: { target_id: step.target } });
    case 'remove':
      return real.call('node.delete', step.actor, { id: step.unit });
    case 'restore':
      return real.call('node.restore', step.actor, { id: step.unit, body: {} });
    case 'grant': {
      const rights = Object.fromEntries(step.rights.map((right) => [right, true]));
      const body = { user_id: real.person(step.user).userId, node_id: step.unit, ...rights };
      return real.call('node_user_access.create', 0, { body });
    }
    case 'revoke':
      return real.call('node_user_access.delete', 0, { id: grantAt(tree, step.grant).id });
  }
}

/** The step in the model, and what the application said that it did. */
async function follow(tree: NaiveTree, real: RealTree, step: Step, { body }: Outcome): Promise<void> {
  switch (step.kind) {
    case 'add':
      for (const id of await newUnits(tree, real, Number(body['id']), step.count)) tree.add(id, step.parent);
      return;
    case 'move':
      expect(body).toEqual({ moved: tree.move(step.unit, step.target) });
      return;
    case 'remove':
      tree.remove(step.unit);
      return;
    case 'restore':
      expect(body).toEqual({ restored: tree.restore(step.unit) });
      return;
    case 'grant':
      tree.grants.push({ id: Number(body['id']), user: step.user, unit: step.unit, rights: step.rights });
      return;
    case 'revoke':
      tree.grants.splice(step.grant, 1);
  }
}

/** The answer names the first one only. */
async function newUnits(tree: NaiveTree, real: RealTree, first: number, count: number): Promise<number[]> {
  if (count === 1) return [first];
  const made = (await real.units()).flatMap(({ id }) => (tree.units.has(id) ? [] : [id]));
  expect(made).toHaveLength(count);
  expect(made[0]).toBe(first);
  return made;
}

function grantAt(tree: NaiveTree, at: number): NaiveGrant {
  const found = tree.grants[at];
  if (!found) throw new Error(`There is no grant ${at}.`);
  return found;
}

/** Parents, paths, who lives, every right of every user, what he sees, and where every code leads. */
async function compare(tree: NaiveTree, real: RealTree): Promise<void> {
  const units = [...tree.units.values()].toSorted((one, other) => one.id - other.id);
  expect(await real.units()).toEqual(
    units.map(({ id, parent, deletion }) => ({
      id,
      parent_id: parent,
      path: tree.path(id),
      is_deleted: deletion !== null,
    })),
  );
  for (let user = 1; user <= USERS; user++) {
    const held = units.map(({ id }) => ({ id, rights: tree.rights(user, id) }));
    for (const [right, ids] of await real.claimed(user))
      expect({ user, right, ids }).toEqual({
        user,
        right,
        ids: held.flatMap(({ id, rights }) => (rights.has(right) ? [id] : [])),
      });
    const seen = held.filter(({ id }) => tree.sees(user, id));
    const listed = [...(await real.listed(user))].map(([id, rights]) => ({ id, rights: new Set(rights) }));
    expect({ user, listed }).toEqual({ user, listed: seen });
  }
  expect(await real.resolved()).toEqual(new Map(units.map(({ id }) => [id, tree.resolve(id)])));
}
