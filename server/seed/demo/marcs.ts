/** Physical marcs: a batch of plaques for units, and a roll of blank stickers of which some found their place. */
import { PLAIN_MARC } from '../../modules/codes/marcs/generate.ts';
import { newCode } from '../../../shared/codes/code.ts';
import { DAY, iso } from '../days.ts';
import { createRandom } from '../random.ts';
import { type CompanyContext, createdAt, insertNumbered } from './context.ts';
import type { Unit } from './units.ts';
import type { User } from './users.ts';

const CODE_BYTES = 8;
const PLAQUES_FOR = 'Table';
const BLANK_STICKERS = 24;
const STUCK_ON = 'Counter';
const DAYS_AGO = { plaques: 118, stickers: 60, stuck: 52 };

interface Marc {
  batchId: number;
  number: number;
  unit: Unit | null;
  madeAt: string;
}

/** A company without such units has ordered nothing. */
export async function insertMarcs(context: CompanyContext, units: Unit[], users: User[]): Promise<void> {
  const { today, plan } = context;
  const tables = units.filter(({ type }) => type === PLAQUES_FOR);
  if (tables.length === 0) return;
  const counters = units.filter(({ type }) => type === STUCK_ON);
  const [plaques, stickers] = [iso(today - DAYS_AGO.plaques * DAY), iso(today - DAYS_AGO.stickers * DAY)];
  const [first, second] = await insertNumbered(context, 'marc_batch', [
    {
      kind: 'units',
      mark_count: tables.length,
      bound_count: tables.length,
      design: PLAIN_MARC,
      note: 'Engraved plaques',
      ...createdAt(plaques),
    },
    {
      kind: 'blank',
      mark_count: BLANK_STICKERS,
      bound_count: Math.min(counters.length, BLANK_STICKERS),
      design: PLAIN_MARC,
      note: 'Spare stickers, 24 on a roll',
      ...createdAt(stickers),
    },
  ]);
  const marcs: Marc[] = [
    ...tables.map((unit, at) => ({ batchId: first?.id ?? 0, number: at + 1, unit, madeAt: plaques })),
    ...Array.from({ length: BLANK_STICKERS }, (_, at) => ({
      batchId: second?.id ?? 0,
      number: at + 1,
      unit: counters[at] ?? null,
      madeAt: stickers,
    })),
  ];
  const random = createRandom(`${plan.key} mark codes`);
  const codes = await insertNumbered(
    context,
    'node_qr_code',
    marcs.map(({ unit, madeAt }) => ({
      node_id: unit?.id ?? null,
      code: newCode(random.bytes(CODE_BYTES)),
      origin: 'mark',
      ...createdAt(madeAt),
    })),
  );
  const codeIds = codes.map(({ id }) => id);
  const made = await insertNumbered(
    context,
    'marc',
    marcs.map(({ batchId, number, madeAt }, at) => ({
      marc_batch_id: batchId,
      number,
      node_qr_code_id: codeIds[at] ?? 0,
      ...createdAt(madeAt),
    })),
  );
  const marcIds = made.map(({ id }) => id);
  await context.company.insert('marc_binding', bindings(context, marcs, marcIds, users));
}

/** Plaques are bound when they are made; a sticker when somebody sticks and scans it. */
function bindings({ today }: CompanyContext, marcs: Marc[], marcIds: number[], users: User[]) {
  const stuckAt = iso(today - DAYS_AGO.stuck * DAY);
  const [person] = users.filter(({ isAdmin }) => isAdmin);
  return marcs.flatMap(({ unit, madeAt }, at) => {
    if (!unit) return [];
    const isSticker = unit.type !== PLAQUES_FOR;
    return {
      marc_id: marcIds[at] ?? 0,
      node_id: unit.id,
      bound_by_id: isSticker ? (person?.id ?? null) : null,
      ...createdAt(isSticker ? stuckAt : madeAt),
    };
  });
}
