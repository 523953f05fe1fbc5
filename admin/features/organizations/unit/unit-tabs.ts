/** The parts of a unit's page: each has an address of its own, and is shown to those whose rights reach it. */
import type { ComponentType } from 'react';
import type { NodeRecord } from '../../../generated/types.ts';
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

/** The tabs of a unit that its reader's rights allow. */
export function tabsOf(tabs: readonly UnitTab[], unit: NodeRecord): UnitTab[] {
  return tabs.filter(({ right }) => right === undefined || hasRight(unit, right));
}

/** The tab at the steps below the unit's address; undefined where there is none, whoever asks. */
export function tabAt(tabs: readonly UnitTab[], [first = '', ...deeper]: readonly string[]): UnitTab | undefined {
  const tab = tabs.find(({ path }) => path === first);
  return deeper.length === 0 || tab?.isDeep ? tab : undefined;
}
