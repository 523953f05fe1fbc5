/** Where a dashboard's call is asked about, and what is refused of that. */
import type { JsonSchema } from '../../../../shared/contract/descriptor.ts';
import { forbidden, notFound } from '../../../errors.ts';
import { periodProperties, type PeriodQuery } from './period.ts';
import type { Place } from './reach.ts';

export const idSchema: JsonSchema = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER };

export const placeProperties: Record<string, JsonSchema> = {
  node_id: { ...idSchema, description: 'Only this unit and all below it.' },
  organization_id: { ...idSchema, description: 'Only units of this organization.' },
};

export interface PlaceQuery {
  node_id?: number;
  organization_id?: number;
}

export type ReportQuery = PeriodQuery & PlaceQuery;

/** Of days and a place, where there are no points of a series; with further properties, where some are given. */
export function daysQuery(further: Record<string, JsonSchema> = {}): JsonSchema {
  const { step: _, ...days } = periodProperties;
  return { type: 'object', additionalProperties: false, properties: { ...days, ...placeProperties, ...further } };
}

export const placeOf = (query: PlaceQuery): Place => ({
  unitId: query.node_id ?? null,
  organizationId: query.organization_id ?? null,
});

/** @throws Problem 404 for a place out of sight, 403 for one of which the caller reads no feedback */
export function refuseUnread({ is_seen: isSeen, is_reader: isReader }: { is_seen: boolean; is_reader: boolean }): void {
  if (!isSeen) throw notFound();
  if (!isReader) throw forbidden();
}
