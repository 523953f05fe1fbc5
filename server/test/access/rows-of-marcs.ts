/** Marcs of companies: blank ones, and ones at units. */
import { newCode } from '../../../shared/codes/code.ts';
import { companyWords, type Fixture } from './fixture.ts';
import { freshUnit } from './rows-of-units.ts';
import type { Facts } from './vocabulary.ts';

/** A blank marc, and ones at units. */
export const marcSites: Facts[] = [
  { company: 'A', place: 'company' },
  { company: 'A', place: 'reach' },
  { company: 'A', place: 'beyond' },
  { company: 'A', place: 'founded' },
  { company: 'B', place: 'company' },
  { company: 'B', place: 'reach' },
];

/** Past every lock: its id, and its code. */
export async function plantMarc(fixture: Fixture, { company, place }: Facts): Promise<{ id: number; code: string }> {
  if (company !== 'A' && company !== 'B') throw new Error('Marcs belong to companies.');
  const code = newCode();
  const unitId = place === 'company' ? null : await freshUnit(fixture, { company, place });
  const codeId = await fixture.owned('node_qr_code', company, { code, origin: 'mark', node_id: unitId });
  fixture.note('node_qr_code', codeId, { company, place });
  const id = await fixture.owned('marc', company, {
    marc_batch_id: fixture.one('marc_batch', company).id,
    number: fixture.serial(),
    node_qr_code_id: codeId,
  });
  if (unitId !== null) await fixture.owned('marc_binding', company, { marc_id: id, node_id: unitId });
  return { id, code };
}

/** About a code of a unit, or about all codes of the company. */
async function plantFinding(fixture: Fixture, { company, place }: Facts): Promise<number> {
  if (company !== 'A' && company !== 'B') throw new Error('Findings belong to companies.');
  const isWhole = place === 'company';
  const now = new Date();
  return fixture.owned('code_finding', company, {
    node_id: isWhole ? null : await freshUnit(fixture, { company, place }),
    kind: isWhole ? 'company_silent' : 'silent',
    since: now,
    found_at: now,
    expected: 12,
    chance: 0.0001,
    weekly_reads: 40,
    weeks: '[]',
    hours: '[]',
    note: companyWords[company],
  });
}

export async function plantMarcRows(fixture: Fixture): Promise<void> {
  for (const site of marcSites) await fixture.plant('code_finding', site, () => plantFinding(fixture, site));
  for (const site of marcSites) await fixture.plant('marc', site, async () => (await plantMarc(fixture, site)).id);
}
