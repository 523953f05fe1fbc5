/** What may happen to a tree, drawn at random. Numbers stand for units, grants and users by their place in a list. */
import fc from '../../../scripts/test/properties.ts';
import { allRights } from '../../access/rights.ts';

/** 0 is the administrator; the others are users whose rights are granted and revoked on the way. */
export const USERS = 3;

export type Step =
  | { kind: 'add'; actor: number; parent: number | null; count: number }
  | { kind: 'move'; actor: number; unit: number; target: number | null }
  | { kind: 'remove'; actor: number; unit: number }
  | { kind: 'restore'; actor: number; unit: number }
  | { kind: 'grant'; user: number; unit: number; rights: string[] }
  | { kind: 'revoke'; grant: number };

const place = fc.nat(999);
/** Among the first units, which most others come to lie below. */
const highPlace = fc.nat(4);
const user = fc.integer({ min: 1, max: USERS });
const actor = fc.oneof(fc.constant(0), user);
/** Rarely the top, so that trees grow deep. */
const placeOrTop = fc.oneof({ weight: 1, arbitrary: fc.constant(null) }, { weight: 9, arbitrary: place });
/** Mostly enough of one module to be let do something, so that more than refusals is tried. */
const rights: fc.Arbitrary<string[]> = fc.oneof(
  fc.uniqueArray(fc.constantFrom(...allRights), { minLength: 1, maxLength: 6 }),
  fc.constant<string[]>(['node_edit', 'node_create', 'node_delete']),
  fc.constant<string[]>(['node_edit', 'node_create', 'feedback_read']),
);

const add = fc.record({ kind: fc.constant('add'), actor, parent: placeOrTop, count: fc.constantFrom(1, 1, 1, 3) });
const move = fc.record({ kind: fc.constant('move'), actor, unit: place, target: placeOrTop });
const remove = fc.record({ kind: fc.constant('remove'), actor, unit: place });
const restore = fc.record({ kind: fc.constant('restore'), actor, unit: place });
const grant = fc.record({ kind: fc.constant('grant'), user, unit: fc.oneof(highPlace, place), rights });
const revoke = fc.record({ kind: fc.constant('revoke'), grant: place });

export const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 30, arbitrary: add },
  { weight: 34, arbitrary: move },
  { weight: 7, arbitrary: remove },
  { weight: 15, arbitrary: restore },
  { weight: 10, arbitrary: grant },
  { weight: 4, arbitrary: revoke },
);
