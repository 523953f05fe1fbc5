/** The parts of a unit's page, in their order. */
import type { UnitTab } from '../../features/organizations/unit/unit-tabs.ts';
import { lazyChunk } from '../../ui/chunks/lazy-chunk.ts';

export const unitTabs: readonly UnitTab[] = [
  {
    path: '',
    label: 'general',
    Content: lazyChunk(() => import('../../features/organizations/unit/general/general-tab.tsx')),
  },
  {
    path: 'survey',
    label: 'survey',
    right: 'node_read',
    Content: lazyChunk(() => import('../../features/surveys/unit/survey-tab.tsx')),
  },
  {
    path: 'qr-code',
    label: 'qr_code',
    right: 'qr_read',
    Content: lazyChunk(() => import('../../features/codes/unit/qr-code-tab.tsx')),
  },
  {
    path: 'links',
    label: 'link_list',
    right: 'node_read',
    Content: lazyChunk(() => import('../../features/codes/unit/links-tab.tsx')),
  },
  {
    path: 'feedback',
    label: 'feedback',
    right: 'feedback_read',
    isDeep: true,
    Content: lazyChunk(() => import('../../features/feedback/unit/feedback-tab.tsx')),
  },
  {
    path: 'opening-hours',
    label: 'opening_hours',
    Content: lazyChunk(() => import('../../features/organizations/opening-hours/unit-hours-tab.tsx')),
  },
  {
    path: 'access',
    label: 'access',
    right: 'user_read',
    Content: lazyChunk(() => import('../../features/identity/access/access-tab.tsx')),
  },
];
