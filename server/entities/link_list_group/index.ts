import { groupExtension } from '../group_node/group.ts';

export const linkListGroup = groupExtension('link_list');
