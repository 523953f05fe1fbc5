/** The three kinds of groups: where they are kept, and by which right of a unit its membership is. */
import { linkListDesign, surveyDesign } from '../../designs/effective.ts';

export type GroupKind = 'survey' | 'qr_code' | 'link_list';

interface GroupKindFacts {
  /** Of the groups; the membership's column is called after it. */
  table: 'survey_group' | 'qr_code_group' | 'link_list_group';
  field: 'survey_group_id' | 'qr_code_group_id' | 'link_list_group_id';
  /** SQL whether the group `t` has a design to share. */
  hasDesign: string;
  /** The ids of the groups that the caller knows of. */
  groupsClaim: string;
  /** The ids of the units whose membership the caller sees. */
  unitsClaim: string;
}

export const groupKinds: Record<GroupKind, GroupKindFacts> = {
  survey: {
    table: 'survey_group',
    field: 'survey_group_id',
    hasDesign: `${surveyDesign.shared('t.id', 't.company_id')} is not null`,
    groupsClaim: 'survey_groups',
    unitsClaim: 'nodes.node.read',
  },
  qr_code: {
    table: 'qr_code_group',
    field: 'qr_code_group_id',
    hasDesign: 't.design is not null',
    groupsClaim: 'qr_code_groups',
    unitsClaim: 'nodes.qr.read',
  },
  link_list: {
    table: 'link_list_group',
    field: 'link_list_group_id',
    hasDesign: `${linkListDesign.shared('t.id', 't.company_id')} is not null`,
    groupsClaim: 'link_list_groups',
    unitsClaim: 'nodes.node.read',
  },
};
