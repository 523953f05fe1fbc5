import { useGetOne, useTranslate } from 'react-admin';
import { node, openingHours } from '../../../generated/resources.ts';
import type { NodeRecord, OpeningHoursRecord } from '../../../generated/types.ts';
import { useNames } from '../../../entities/use-names.ts';

/** What opening hours are called: by their unit, or as those of the whole company. */
export function useHoursName(hours: OpeningHoursRecord | undefined): string {
  const translate = useTranslate();
  const { many } = useNames(openingHours);
  const unitId = hours?.node_id ?? null;
  const { data: unit } = useGetOne<NodeRecord>(node.route, { id: unitId ?? 0 }, { enabled: unitId !== null });
  if (hours === undefined) return many;
  return unitId === null ? translate('app.opening_hours.company') : (unit?.name ?? many);
}
