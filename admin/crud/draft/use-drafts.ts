import { useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import type { EntityResource } from '../../entities/resource.ts';
import { useMay } from '../../entities/use-access.ts';
import { problemOf } from '../../providers/problem.ts';
import { useAct } from '../../providers/use-act.ts';
import { isObject } from '../../providers/user-data.ts';

export interface Draft {
  id: number;
  state: 'draft' | 'scheduled' | 'published';
  revision: number;
  /** Field to what it becomes, or became. */
  changes: Record<string, unknown>;
  /** The same fields before. */
  base: Record<string, unknown>;
  /** Fields that somebody has changed since. */
  conflicts: string[];
  author_name: string | null;
  note: string | null;
  updated_at: string;
  /** When its content was saved last. */
  saved_at: string | null;
  publish_at: string | null;
  /** By whose clock it is scheduled (IANA), and what that shows then; null for a mere moment. */
  time_zone: string | null;
  local_time: string | null;
  /** Each place that shows the row begins by its own clock. */
  each_clock: boolean;
  /** Why it is, or was, published. */
  reason: string | null;
  published_at: string | null;
  refusal_text: string | null;
  /** What tries it, as far as the reader sees it. */
  pilots: { id: number; since: string }[];
  /** How many try it. */
  pilot_count: number;
}

export interface Drafts {
  draft: Draft | null;
  published: Draft | null;
  /** Field that counts to how many a publication touches. */
  touches: Record<string, number>;
  languages: { language: string; missing: number }[];
  /** Time zone (IANA) by whose clock a draft of the row is scheduled; null: by the reader's. */
  clock: string | null;
  /** Of what shows the row, where each can begin by its own clock. */
  clocks: { time_zone: string; count: number }[];
}

/** The draft of a row and its last publication, for whom changes the row. */
export function useDrafts(entity: EntityResource, record: RaRecord | undefined): Drafts | undefined {
  const act = useAct();
  const may = useMay(entity.route);
  const { data } = useQuery({
    queryKey: [entity.route, 'draft', record?.id, record?.['updated_at']],
    queryFn: ({ signal }) =>
      act<Drafts>(entity.route, { action: 'draft', method: 'GET', signal, ...(record && { id: record.id }) }),
    enabled: entity.draft !== undefined && record !== undefined && may('patch', record),
    placeholderData: (previous) => previous,
  });
  return data;
}

/** A field of a draft that somebody has changed since: what it was, is, and would become. */
export interface DraftConflict {
  field: string;
  now: unknown;
  becomes: unknown;
}

export interface Outdated {
  conflicts: DraftConflict[];
  /** Said back, it is done all the same. */
  over: string;
}

/** Out of the refusal of a publication, or of its reversal; null for any other refusal. */
export function outdatedOf(error: unknown): Outdated | null {
  const { code, conflicts, over } = problemOf(error);
  if (code !== 'draft_outdated' || typeof over !== 'string' || !Array.isArray(conflicts)) return null;
  return { over, conflicts: conflicts.filter(isConflict) };
}

const isConflict = (one: unknown): one is DraftConflict => isObject(one) && typeof one['field'] === 'string';
