import { useLocation } from 'react-router';
import { parseQueryFromLocation } from 'react-admin';
import { feedback } from '../../../generated/resources.ts';
import { EntityScreen } from '../../../crud/index.ts';
import { pathTo } from '../../../entities/place.ts';
import { useScreen } from '../../../crud/screen-context.tsx';
import { isObject } from '../../../providers/user-data.ts';
import { withinUnit } from '../list/within-unit.ts';
import type { UnitTabProps } from '../../organizations/unit/unit-tabs.ts';

/** What visitors said at the unit, and where it is asked for at the units below; a row opens beside the list. */
export default function FeedbackTab({ unit }: UnitTabProps) {
  const { base } = useScreen();
  const { filter }: { filter?: unknown } = parseQueryFromLocation(useLocation());
  const isWide = isObject(filter) && withinUnit in filter;
  return (
    <EntityScreen
      entity={feedback}
      base={`${pathTo(base, 'show', unit.id)}/feedback`}
      fixed={isWide ? { [withinUnit]: unit.id } : { node_id: unit.id }}
    />
  );
}
