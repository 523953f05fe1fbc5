/** The parts of a unit's page: each has an address of its own, and is shown to those whose rights reach it. */
import type { ComponentType } from 'react';
import type { NodeRecord } from '../../../generated/types.ts';
import { lazyChunk } from '../../../ui/lazy-chunk.ts';
import { hasRight, type UnitRight } from '../organization-tree/unit.ts';

export interface UnitTabProps {
  unit: NodeRecord;
}

export interface UnitTab {
  /** Last step of the address; '' for the first tab. Also its key in admin/i18n, below `app.unit.tabs`. */
  path: string;
  label: string;
  /** What opens it; absent for what everybody sees who sees the unit. */
  right?: UnitRight;
  /** There may be more below its address. */
  isDeep?: true;
  Content: ComponentType<UnitTabProps>;
}

const tabs: UnitTab[] = [
  { path: '', label: 'general', Content: lazyChunk(() => import('./general/general-tab.tsx')) },
  { path: 'survey', label: 'survey', right: 'node_read', Content: lazyChunk(() => import('./design/survey-tab.tsx')) },
  { path: 'qr-code', label: 'qr_code', right: 'qr_read', Content: lazyChunk(() => import('./design/qr-code-tab.tsx')) },
  { path: 'links', label: 'link_list', right: 'node_read', Content: lazyChunk(() => import('./design/links-tab.tsx')) },
  {
    path: 'feedback',
    label: 'feedback',
    right: 'feedback_read',
    isDeep: true,
    Content: lazyChunk(() => import('./feedback/feedback-tab.tsx')),
  },
  {
    path: 'opening-hours',
    label: 'opening_hours',
    Content: lazyChunk(() => import('../opening-hours/unit-hours-tab.tsx')),
  },
  {
    path: 'access',
    label: 'access',
    right: 'user_read',
    Content: lazyChunk(() => import('../../identity/access/access-tab.tsx')),
  },
];

/** Last steps of the addresses of all tabs. */
export const unitTabPaths: readonly string[] = tabs.map(({ path }) => path);

/** The tabs of a unit that its reader's rights allow. */
export function tabsOf(unit: NodeRecord): UnitTab[] {
  return tabs.filter(({ right }) => right === undefined || hasRight(unit, right));
}

/** The tab at the steps below the unit's address; undefined where there is none, whoever asks. */
export function tabAt([first = '', ...deeper]: readonly string[]): UnitTab | undefined {
  const tab = tabs.find(({ path }) => path === first);
  return deeper.length === 0 || tab?.isDeep ? tab : undefined;
}
