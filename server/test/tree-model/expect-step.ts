/** What a step must answer, by the naive tree; written after the agreed refusals of each call. */
import { DEEPEST_LEVEL, type NaiveTree } from './naive-tree.ts';
import type { Step } from './steps.ts';

const ADMINISTRATOR = 0;

/** A step whose numbers stand for ids of the tree. */
export type Aimed = Step;

/** The refusal that is due, as status and code; null when the step must be done. */
export type Refusal = [status: number, code: string] | null;

const NOT_FOUND: Refusal = [404, 'not_found'];
const FORBIDDEN: Refusal = [403, 'forbidden'];
const INVALID: Refusal = [400, 'invalid_input'];

export function refusalOf(tree: NaiveTree, step: Aimed): Refusal {
  switch (step.kind) {
    case 'add':
      return refuseAdd(tree, step);
    case 'move':
      return refuseUnit(tree, step.actor, step.unit, 'node_edit') ?? refuseTarget(tree, step);
    case 'remove':
      return refuseUnit(tree, step.actor, step.unit, 'node_delete');
    case 'restore':
      return refuseRestore(tree, step);
    case 'grant':
      if (!tree.sees(ADMINISTRATOR, step.unit)) return INVALID;
      return tree.grants.some(({ user, unit }) => user === step.user && unit === step.unit)
        ? [409, 'already_exists']
        : null;
    case 'revoke':
      return null;
  }
}

function refuseAdd(tree: NaiveTree, { actor, parent }: Extract<Step, { kind: 'add' }>): Refusal {
  if (!tree.knows(actor) || (parent !== null && !tree.sees(actor, parent))) return INVALID;
  if (parent !== null && tree.wayTo(parent).length >= DEEPEST_LEVEL) return INVALID;
  const mayAdd = actor === ADMINISTRATOR || (parent !== null && tree.may(actor, 'node_create', parent));
  return mayAdd ? null : FORBIDDEN;
}

/** A living unit that the actor has the right at; one that he only sees is forbidden, any other is not there. */
function refuseUnit(tree: NaiveTree, actor: number, unit: number, right: string): Refusal {
  if (!tree.sees(actor, unit)) return NOT_FOUND;
  return tree.may(actor, right, unit) ? null : FORBIDDEN;
}

function refuseTarget(tree: NaiveTree, { actor, unit, target }: Extract<Step, { kind: 'move' }>): Refusal {
  if (target === null) return actor === ADMINISTRATOR ? null : FORBIDDEN;
  if (!tree.sees(actor, target)) return [404, 'unit_not_found'];
  if (target === unit) return [409, 'move_into_itself'];
  if (tree.isBelow(target, unit)) return [409, 'move_below_itself'];
  if (!tree.may(actor, 'node_create', target)) return FORBIDDEN;
  if (tree.wayTo(target).length + tree.height(unit) > DEEPEST_LEVEL) return [409, 'tree_too_deep'];
  const widens = !tree.rights(actor, target).isSubsetOf(tree.rights(actor, unit));
  return actor !== ADMINISTRATOR && widens ? [403, 'move_widens_rights'] : null;
}

function refuseRestore(tree: NaiveTree, { actor, unit }: Extract<Step, { kind: 'restore' }>): Refusal {
  if (!tree.may(actor, 'node_delete', unit)) return tree.sees(actor, unit) ? FORBIDDEN : NOT_FOUND;
  const { deletion, parent } = tree.unit(unit);
  const isParentGone = parent !== null && tree.unit(parent).deletion !== null;
  return deletion !== null && isParentGone ? [409, 'parent_deleted'] : null;
}
