import { groupExtension } from '../group_node/group.ts';

export const surveyGroup = groupExtension('survey');
