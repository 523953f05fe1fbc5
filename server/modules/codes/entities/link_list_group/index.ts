import { groupExtension } from '../../../organizations/entities/group_node/group.ts';

export const linkListGroup = groupExtension('link_list');
