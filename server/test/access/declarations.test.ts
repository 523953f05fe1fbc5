/** The decision table is whole: what is left to be told by hand is told, and nothing is told twice. */
import { expect, test } from 'vitest';
import { decisionOf, declarations } from './declarations.ts';
import { specialDecisions } from './special-decisions.ts';
import { type EntityDecision, operations } from './vocabulary.ts';

const namesOf = (decision: EntityDecision): string[] => [
  ...operations.filter((operation) => decision[operation]),
  ...Object.keys(decision.actions ?? {}),
  ...Object.keys(decision.views ?? {}),
];

test('what is told by hand has a declaration beside its schema', () => {
  expect(Object.keys(specialDecisions).filter((entity) => !declarations[entity])).toEqual([]);
});

test.each(Object.entries(declarations))(
  '%s: the special is told by hand, and all else declared',
  (entity, declared) => {
    const special = new Set(declared.special);
    expect(namesOf(specialDecisions[entity] ?? {}).toSorted()).toEqual([...special].toSorted());
    expect(namesOf(decisionOf(declared)).filter((name) => special.has(name))).toEqual([]);
  },
);
