/** Where entities stand in menus; pages of the route table name the group that they stand in. */
import Bolt from '@mui/icons-material/BoltOutlined';
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import People from '@mui/icons-material/PeopleOutlined';
import QrCode2 from '@mui/icons-material/QrCode2Outlined';
import Sync from '@mui/icons-material/SyncOutlined';
import Tune from '@mui/icons-material/TuneOutlined';
import Workspaces from '@mui/icons-material/WorkspacesOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import type { EntityId } from '../generated/types.ts';

/** Entries that stand together below one of another name: the bar has room for few. */
export interface MenuGroup {
  name: string;
  Icon: typeof SvgIcon;
  entities: readonly EntityId[];
  /** It stays a group with a single entry in it. */
  keepsOne?: true;
}

/** What people use most comes first; entities that are not named here follow in the order of their ids. */
export const menuOrder = [
  'organization',
  'node',
  'feedback',
  'survey_group',
  { name: 'groups', Icon: Workspaces, entities: ['qr_code_group', 'link_list_group', 'code_finding'] },
  { name: 'users', Icon: People, entities: ['customer_user', 'node_user_access', 'custom_field'] },
  // Rules look for tags and put them on.
  { name: 'automation', Icon: Bolt, entities: ['feedback_rule', 'company_tag', 'opening_hours', 'webhook', 'draft'] },
  'customer',
  'contract',
  { name: 'marcs', Icon: QrCode2, entities: ['marc_batch'] },
  'plan',
  'plan_location',
  'discount',
  { name: 'general_definitions', Icon: Tune, entities: ['currency'], keepsOne: true },
  { name: 'background_work', Icon: Sync, entities: ['mail_message'] },
  { name: 'help', Icon: HelpOutline, entities: ['support_ticket'], keepsOne: true },
] as const satisfies readonly (EntityId | MenuGroup)[];

export type MenuGroupName = Exclude<(typeof menuOrder)[number], string>['name'];

const order: readonly string[] = menuOrder.flatMap((place): readonly EntityId[] =>
  typeof place === 'string' ? [place] : place.entities,
);

/** Entities as menus and the dashboard line them up. */
export function inMenuOrder<Entity extends { id: string }>(entities: readonly Entity[]): Entity[] {
  const rank = ({ id }: Entity) => (order.includes(id) ? order.indexOf(id) : order.length);
  return entities.toSorted((one, other) => rank(one) - rank(other));
}
