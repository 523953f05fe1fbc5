/** Everybody who calls in the matrix. */
import type { Caller, Module, Right } from './vocabulary.ts';

/** A user who created an organization of his own. */
export const FOUNDER = 'founder';

const modules: Module[] = ['user', 'node', 'qr', 'feedback'];
const rights: Right[] = ['read', 'edit', 'create', 'delete'];

export const rightHolders: Caller[] = modules.flatMap((module) =>
  rights.map((right) => ({
    name: `${module}_${right}`,
    role: 'company_user' as const,
    company: 'A' as const,
    right: { module, right },
  })),
);

export const callers: Caller[] = [
  { name: 'anonymous', role: 'anonymous', company: null },
  // Without an account, but with a unit's code and the token of an answer at hand.
  { name: 'visitor', role: 'visitor', company: null },
  { name: 'nobody', role: 'company_user', company: 'A' },
  ...rightHolders,
  { name: FOUNDER, role: 'company_user', company: 'A', isFounder: true },
  { name: 'adminA', role: 'company_admin', company: 'A' },
  { name: 'adminB', role: 'company_admin', company: 'B' },
  { name: 'superadmin', role: 'superadmin', company: 'platform' },
];

export const hasAccount = ({ company }: Caller): boolean => company !== null;

/** The few on whom odd ids are tried: one of each role. */
export const oneOfEachRole: Caller[] = ['anonymous', 'feedback_edit', 'adminA', 'superadmin'].flatMap((name) =>
  callers.filter((caller) => caller.name === name),
);

/**
 * Those among whom one lock is tried alone. It holds companies apart: which right of a company's own a user has, no lock
 * decides, so that one holder of each module stands for all of its rights.
 */
const ACROSS_COMPANIES = [
  'visitor',
  'nobody',
  'user_edit',
  'node_edit',
  'qr_edit',
  'feedback_edit',
  FOUNDER,
  'adminA',
  'adminB',
];

export const acrossCompanies: Caller[] = ACROSS_COMPANIES.map(callerOf);

/** One on each side of the border, and who comes with a code: on rows that were brought back, not on how they are told apart. */
export const fewAcrossCompanies: Caller[] = ['visitor', 'feedback_edit', 'adminA', 'adminB'].map(callerOf);

/** A caller of the table by its name. */
export function callerOf(name: string): Caller {
  const found = callers.find((caller) => caller.name === name);
  if (!found) throw new Error(`Nobody is called ${name}.`);
  return found;
}
