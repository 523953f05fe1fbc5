/** Has a draft published at a time: at one moment, or by the clock of each place that shows its row. */
import { audit } from '../../access/audit.ts';
import { moveDraft, readDraft, requireDraft, schedule, type StoredDraft, unschedule } from '../../access/drafts.ts';
import { addPilots, notifyDrafts } from '../../access/pilots.ts';
import type { Row } from '../../database/rows.ts';
import { invalidInput } from '../../errors.ts';
import type { EntityDescriptor } from '../../../shared/contract/descriptor.ts';
import { wallTimeOf } from '../../../shared/clock/clock.ts';
import type { Call, KernelParts } from '../context.ts';
import { clockOf, clocksOf, instantsOf, shownIn } from './clock.ts';
import { inRow } from './in-row.ts';
import { type Changing, type DraftAsked, judge, publish } from './publish.ts';
import type { DraftAnswer } from './read.ts';

/** A moment (ISO 8601), what clocks show, or null: no longer by itself. */
export type ScheduledFor = { publishAt: string | null } | { localTime: string; eachClock: boolean };

export type ScheduleAsked = Omit<DraftAsked, 'over'> & { at: ScheduledFor };

/**
 * Has a draft published at a time, or no longer; whoever asks for it is whose rights count then.
 * @throws Problem 404 where there is none, 409 where it is not as it was seen, 400 for a time that is over, and for a clock
 *   that there is not
 */
export const scheduleDraft = (
  parts: KernelParts,
  call: Call,
  entity: EntityDescriptor,
  { id, revision, at, reason = null }: ScheduleAsked,
): Promise<DraftAnswer> =>
  inRow(parts, call, entity, id, async (work, row) => {
    const draft = await requireDraft(work, entity, row, { kind: 'open', revision });
    const columns = await timesOf({ parts, work, entity }, row, at);
    const { publish_at: publishAt } = columns;
    await unschedule(work, draft);
    if (publishAt !== null) await schedule(work, row, draft, publishAt);
    const state = publishAt === null ? 'draft' : 'scheduled';
    await moveDraft(work, draft, { ...columns, state, refusal: null, reason: publishAt === null ? null : reason });
    const operation = publishAt === null ? 'unschedule_draft' : 'schedule_draft';
    const changes = publishAt === null ? {} : said(columns);
    await audit(work, { operation, entity, recordId: id, changes, reason });
    return row;
  });

interface Times {
  publish_at: string | null;
  local_time: string | null;
  time_zone: string | null;
  each_clock: boolean;
}

/** What the log has of them. */
const said = ({ publish_at, local_time, time_zone, each_clock }: Times): Record<string, unknown> =>
  local_time === null ? { publish_at } : { publish_at, local_time, ...(each_clock ? { each_clock } : { time_zone }) };

async function timesOf({ parts, work, entity }: Changing, row: Row, at: ScheduledFor): Promise<Times> {
  const nothing = { local_time: null, time_zone: null, each_clock: false };
  if ('publishAt' in at) {
    const { publishAt } = at;
    if (publishAt !== null && Date.parse(publishAt) <= Date.now()) throw timeOver('/publish_at');
    return { ...nothing, publish_at: publishAt };
  }
  const { localTime, eachClock } = at;
  const zone = await clockOf(parts, work, entity, row);
  if (zone === null) throw invalidInput({ errors: [{ pointer: '/local_time', code: 'unknown_field' }] });
  const [first] = instantsOf(
    eachClock ? await zonesOf({ parts, work, entity }, row, zone) : [zone],
    wallTimeOf(localTime),
  );
  if (first === undefined || first.at <= Date.now()) throw timeOver('/local_time');
  return {
    publish_at: new Date(first.at).toISOString(),
    local_time: localTime,
    time_zone: zone,
    each_clock: eachClock,
  };
}

/** Of what shows the row; of the row itself where nothing does. */
async function zonesOf({ parts, work, entity }: Changing, row: Row, own: string): Promise<string[]> {
  const clocks = await clocksOf(parts, work, entity, row);
  return clocks.length === 0 ? [own] : clocks.map((one) => one.time_zone);
}

const timeOver = (pointer: string) => invalidInput({ errors: [{ pointer, code: 'time_over' }] });

/**
 * Makes a draft live whose time has come, or has those show it whose clocks say so; nothing where it is not scheduled any
 * more, or for later.
 * @throws Problem as `publishDraft`, by the rights that the caller has now
 */
export async function publishScheduled(
  parts: KernelParts,
  call: Call,
  entity: EntityDescriptor,
  { id, draft: wanted }: { id: number; draft: number },
): Promise<void> {
  await inRow(parts, call, entity, id, async (work, row) => {
    const draft = await readDraft(work, entity, row, 'open');
    const isDue =
      draft?.state === 'scheduled' && draft.publish_at !== null && new Date(draft.publish_at).getTime() <= Date.now();
    if (draft?.id !== wanted || !isDue) return row;
    const changing = { parts, work, entity };
    return (await hasClocksToCome(changing, row, draft))
      ? row
      : publish(changing, row, draft, { reason: draft.reason });
  });
}

/** Of a draft that begins by each clock: it is shown where the time has come, as long as there is a clock to come. */
async function hasClocksToCome(changing: Changing, row: Row, draft: StoredDraft): Promise<boolean> {
  const { each_clock: isByEach, local_time: localTime, time_zone: own } = draft;
  if (!isByEach || localTime === null || own === null) return false;
  const { parts, work, entity } = changing;
  const instants = instantsOf(await zonesOf(changing, row, own), wallTimeOf(localTime));
  const next = instants.find(({ at }) => at > Date.now());
  if (next === undefined) return false;
  await judge(changing, row, draft);
  const zones = instants.flatMap(({ zone, at }) => (at < next.at ? [zone] : []));
  await addPilots(work, draft, await shownIn(parts, work, entity, { row, zones }));
  const nextAt = new Date(next.at).toISOString();
  await unschedule(work, draft);
  await schedule(work, row, draft, nextAt);
  await moveDraft(work, draft, { publish_at: nextAt });
  const changes = { time_zones: zones, publish_at: nextAt };
  await audit(work, { operation: 'begin_draft', entity, recordId: row.id, changes, reason: draft.reason });
  await notifyDrafts(work.transaction);
  return true;
}
