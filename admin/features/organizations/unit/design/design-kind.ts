/** The three kinds of designs that a unit shows: where they are asked for, who may change them, where their groups are. */
import { linkListGroup, qrCodeGroup, surveyGroup } from '../../../../generated/resources.ts';
import type { EntityResource } from '../../../../entities/resource.ts';
import type { UnitRight } from '../../organization-tree/unit.ts';

export interface DesignKind {
  /** In the API, and in admin/i18n below `app.unit.design`. */
  name: 'survey' | 'qr_code' | 'link_list';
  setup: 'setup_survey' | 'setup_qrcode' | 'setup_linklist';
  groups: EntityResource;
  /** A unit does without it as well: nothing is amiss where there is none. */
  isOptional: boolean;
  /** Which right lets one change it. */
  edit: UnitRight;
}

export const surveyDesign: DesignKind = {
  name: 'survey',
  setup: 'setup_survey',
  groups: surveyGroup,
  isOptional: false,
  edit: 'node_edit',
};
export const qrCodeDesign: DesignKind = {
  name: 'qr_code',
  setup: 'setup_qrcode',
  groups: qrCodeGroup,
  isOptional: false,
  edit: 'qr_edit',
};
export const linkListDesign: DesignKind = {
  name: 'link_list',
  setup: 'setup_linklist',
  groups: linkListGroup,
  isOptional: true,
  edit: 'node_edit',
};
