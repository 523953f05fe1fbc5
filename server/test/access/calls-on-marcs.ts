/** Marcs that are looked up, claimed and made, called by everybody: blank and bound ones, in and out of reach, and foreign. */
import type { Try } from './calls.ts';
import { decisions } from './decisions.ts';
import { companyWords, type Fixture, MISSING_ID, type Site } from './fixture.ts';
import { marcSites, plantMarc } from './rows-of-marcs.ts';
import { freshUnit } from './rows-of-units.ts';
import { type Caller, covers, type Facts, type Permit, platform } from './vocabulary.ts';

type Tries = (fixture: Fixture, caller: Caller) => Try[] | Promise<Try[]>;

const lookUp: Tries = async (fixture, caller) => {
  const tries: Try[] = [];
  for (const facts of marcSites) {
    const { code } = await plantMarc(fixture, facts);
    const status = covers(decisions['marc']?.actions?.['look_up'], caller, facts) ? 200 : 400;
    tries.push({
      path: `marc/look_up?code=${code}`,
      target: `${facts.place} of ${facts.company}`,
      status,
      confined: true,
    });
  }
  return tries;
};

/** Blank marcs for units in and out of reach; and one that is at a unit already. */
const claim: Tries = async (fixture, caller) => {
  const post = (body: object) => ({ method: 'POST', path: 'marc/claim', body, confined: true as const });
  const may = (facts: Facts): boolean => covers(decisions['marc']?.actions?.['claim'], caller, facts);
  const units: Site[] = [
    { company: 'A', place: 'reach' },
    { company: 'A', place: 'beyond' },
    { company: 'B', place: 'reach' },
  ];
  const tries: Try[] = [];
  for (const company of ['A', 'B'] as const)
    for (const unit of units) {
      const marc: Facts = { company, place: 'company' };
      const { code } = await plantMarc(fixture, marc);
      const unitId = await freshUnit(fixture, unit);
      const status = may(marc) && may(unit) ? 200 : 400;
      const target = `a blank one of ${company} for a unit ${unit.place} of ${unit.company}`;
      tries.push({ ...post({ code, node_id: unitId }), target, status });
    }
  const facts: Facts = { company: 'A', place: 'reach' };
  const { code } = await plantMarc(fixture, facts);
  const unitId = await freshUnit(fixture, { company: 'A', place: 'reach' });
  tries.push({ ...post({ code, node_id: unitId }), target: 'one that is elsewhere', status: may(facts) ? 409 : 400 });
  return tries;
};

const generate: Tries = (fixture) => {
  const call = (companyId: number) => ({
    method: 'POST',
    path: 'customer/customermarcgenerate',
    body: { company_id: companyId, kind: 'blank', mark_count: 2 },
  });
  return [
    { ...call(fixture.companyId('A')), target: 'for A', status: 200 },
    { ...call(fixture.companyId('B')), target: 'for B', status: 200 },
    { ...call(fixture.companyId('platform')), target: 'for the platform itself', status: 400 },
    { ...call(MISSING_ID), target: 'for a missing company', status: 400 },
  ];
};

const marcsOfBatch: Tries = (fixture) => {
  const path = (id: number): string => `customermarcgeneratordetailviewset/${id}`;
  return [
    ...(['A', 'B'] as const).map((company) => ({
      target: `a batch of ${company}`,
      path: path(fixture.one('marc_batch', company).id),
      status: 200,
      discloses: [companyWords[company]],
    })),
    { target: 'a missing one', path: path(MISSING_ID), status: 404 },
  ];
};

export const marcCalls: Record<string, { may: Permit[]; tries: Tries }> = {
  'marc_batch.marks': { may: [platform], tries: marcsOfBatch },
};

export const marcActionTries: Record<string, Tries> = {
  'marc.look_up': lookUp,
  'marc.claim': claim,
  'customer.customermarcgenerate': generate,
};
