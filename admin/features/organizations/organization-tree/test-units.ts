/** Units for tests: what a test does not speak of is as plain as can be. */
import type { TreeItem, UnitItem } from './data/tree-items.ts';
import { keyOf } from './data/tree-items.ts';
import type { Unit } from './unit.ts';

export function aUnit(unit: Partial<Unit> & Pick<Unit, 'id'>): Unit {
  return {
    organization_id: 1,
    parent_id: null,
    name: `Unit ${unit.id}`,
    type: '',
    color: '#0B6E6E',
    external_id: null,
    is_paused: false,
    custom: {},
    is_over_limit: false,
    path: `/${unit.id}/`,
    deleted_at: null,
    qr_read_count: 0,
    total_feedback_count: 0,
    open_feedback_count: 0,
    subtree_qr_read_count: 0,
    subtree_total_feedback_count: 0,
    subtree_open_feedback_count: 0,
    child_count: 0,
    subtree_unit_count: 0,
    revision: 1,
    is_top: unit.parent_id === undefined || unit.parent_id === null,
    rights: [],
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
    ...unit,
  };
}

export function anItem(id: number, children: TreeItem[] = []): UnitItem {
  const unit = aUnit({ id, child_count: children.length });
  return { kind: 'unit', key: keyOf(unit), unit, isOpen: children.length > 0, children };
}
