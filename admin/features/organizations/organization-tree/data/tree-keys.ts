/** Where the query cache keeps the tree, so that a change can name the branches that it touches. */
import { node } from '../../../../generated/resources.ts';
import type { LevelKey } from './opened.ts';

export const treeKeys = {
  /** All trees. */
  all: [node.route, 'tree'],
  organization: (organizationId: number) => [...treeKeys.all, organizationId],
  level: (organizationId: number, level: LevelKey) => [...treeKeys.organization(organizationId), 'level', level],
  page: (organizationId: number, level: LevelKey, page: number) => [...treeKeys.level(organizationId, level), page],
  /** The way to one unit. */
  path: (organizationId: number, unitId: number) => [...treeKeys.organization(organizationId), 'path', unitId],
} as const;
