/** What the product says of its entities that no schema does: their menu, the names of rows, styles of states. */
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Bolt from '@mui/icons-material/BoltOutlined';
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import People from '@mui/icons-material/PeopleOutlined';
import QrCode2 from '@mui/icons-material/QrCode2Outlined';
import Sync from '@mui/icons-material/SyncOutlined';
import Tune from '@mui/icons-material/TuneOutlined';
import Workspaces from '@mui/icons-material/WorkspacesOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import type { RaRecord } from 'react-admin';
import type { EntityId } from '../generated/types.ts';
import type { ToneName } from '../theme/tokens.ts';
import { paths } from './guard.ts';

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
  {
    name: 'automation',
    Icon: Bolt,
    entities: ['feedback_rule', 'score_alert', 'company_tag', 'reply_template', 'opening_hours', 'webhook', 'draft'],
  },
  'customer',
  'contract',
  { name: 'marcs', Icon: QrCode2, entities: ['marc_batch'] },
  'plan',
  'plan_location',
  'discount',
  { name: 'general_definitions', Icon: Tune, entities: ['currency'], keepsOne: true },
  { name: 'background_work', Icon: Sync, entities: ['mail_message', 'cell', 'company_move'] },
  { name: 'help', Icon: HelpOutline, entities: ['support_ticket'], keepsOne: true },
] as const satisfies readonly (EntityId | MenuGroup)[];

/** Lists that are pages of the product's own. */
export const listPages: Partial<Record<EntityId, string>> = { survey: paths.surveys };

export interface RecordLabel {
  /** What of the row it is made of. */
  fields: readonly string[];
  label: (row: RaRecord, reader: { locale: string; translate: (key: string) => string }) => string | undefined;
}

/** Better words than `x-label` where a schema can't say them. */
export const recordLabels: Record<string, RecordLabel> & Partial<Record<EntityId, RecordLabel>> = {
  // The table is in English; every browser knows the countries in the reader's own language.
  country: {
    fields: ['code'],
    label: ({ code }, { locale }) =>
      typeof code === 'string' ? new Intl.DisplayNames([locale], { type: 'region' }).of(code) : undefined,
  },
  // Those of no unit are those of the company.
  opening_hours: {
    fields: ['node_name'],
    label: ({ node_name: name }, { translate }) =>
      typeof name === 'string' ? name : translate('app.opening_hours.company'),
  },
};

export interface StateStyle {
  tone: ToneName;
  Icon: typeof SvgIcon;
}

/** Of states that only this product has. */
export const stateStyles: Record<string, StateStyle> = { company_silent: { tone: 'active', Icon: ErrorOutline } };

/** A field that names a row which has the currency of amounts beside it. */
export const currencyThrough: { field: string; entity: string } | undefined = {
  field: 'plan_location_id',
  entity: 'plan_location' satisfies EntityId,
};
