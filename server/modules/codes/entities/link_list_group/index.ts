import { groupExtension } from '../../../organizations/index.ts';

export const linkListGroup = groupExtension('link_list');
