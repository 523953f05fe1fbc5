/** The three kinds of groups: what their rows are, and which field of a membership names the group. */
import { linkListGroup, qrCodeGroup, surveyGroup } from '../../../generated/resources.ts';
import type {
  GroupNodeRecord,
  LinkListGroupRecord,
  QrCodeGroupRecord,
  SurveyGroupRecord,
} from '../../../generated/types.ts';
import type { EntityResource } from '../../../entities/resource.ts';

export type GroupKind = GroupNodeRecord['kind'];
export type GroupRow = SurveyGroupRecord | QrCodeGroupRecord | LinkListGroupRecord;

interface GroupKindFacts {
  entity: EntityResource;
  /** Of a membership. */
  field: 'survey_group_id' | 'qr_code_group_id' | 'link_list_group_id';
}

export const groupKinds: Record<GroupKind, GroupKindFacts> = {
  survey: { entity: surveyGroup, field: 'survey_group_id' },
  qr_code: { entity: qrCodeGroup, field: 'qr_code_group_id' },
  link_list: { entity: linkListGroup, field: 'link_list_group_id' },
};

export const GROUP_KINDS = ['survey', 'qr_code', 'link_list'] as const satisfies readonly GroupKind[];
