/** What a membership says of its unit, so that members can be listed, looked for and sorted by the unit's name. */
import { CLOCK_OF_ITS_UNIT } from '../../clock.ts';
import type { Computed } from '../../../../query/target.ts';

const ofUnit = (expression: string): Computed =>
  `select ${expression} from node unit where unit.company_id = t.company_id and unit.id = t.node_id`;

export const computed: Record<string, Computed> = {
  node_name: ofUnit('unit.name'),
  node_path: ofUnit('unit.path'),
  /** A deleted unit stays a member, so that its return finds everything as it was. */
  is_living: ofUnit('unit.deleted_at is null'),
  /** By whose clock the unit begins with a draft of the group. */
  time_zone: CLOCK_OF_ITS_UNIT,
};
