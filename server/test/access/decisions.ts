/**
 * The decision table: who may do what to which rows of which entity. The usual is declared beside each schema, the
 * special told by hand; neither is read from the grants under test. An operation that is not named is nobody's, and a
 * test fails when the server answers it all the same.
 */
import { decisionOf, declarations } from './declarations.ts';
import { specialDecisions } from './special-decisions.ts';
import type { EntityDecision } from './vocabulary.ts';

export const decisions: Record<string, EntityDecision> = Object.fromEntries(
  Object.entries(declarations).map(([entity, declaration]): [string, EntityDecision] => {
    const declared = decisionOf(declaration);
    const special = specialDecisions[entity] ?? {};
    return [
      entity,
      {
        ...declared,
        ...special,
        actions: { ...declared.actions, ...special.actions },
        views: { ...declared.views, ...special.views },
      },
    ];
  }),
);
