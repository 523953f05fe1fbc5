import type { ItemInstance } from '@headless-tree/core';
import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import MoreHoriz from '@mui/icons-material/MoreHorizOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import PauseCircle from '@mui/icons-material/PauseCircleOutlined';
import { Box, CircularProgress } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { type CSSProperties, use } from 'react';
import { Link } from 'react-router';
import { UnitCounters } from '../counters.tsx';
import type { TreeItem, UnitItem } from '../data/tree-items.ts';
import { useTreeActions } from '../tree-context.tsx';
import { subtreeCounters, type Unit } from '../unit.ts';
import { useWords } from '../use-words.ts';
import { NarrowContext } from './narrow-context.ts';
import { indentOf } from './list-styles.ts';

interface TreeRowProps {
  row: ItemInstance<TreeItem>;
  isMarked: boolean;
  /** In px from the beginning of the tree. */
  top: number;
}

/** One row of the tree. */
export function TreeRow({ row, isMarked, top }: TreeRowProps) {
  const isNarrow = use(NarrowContext);
  const item = row.getItemData();
  const style = { top, paddingInlineStart: indentOf(row.getItemMeta().level, isNarrow) };
  // Its words are those that it shows.
  const {
    ref,
    onClick: _,
    'aria-label': __,
    ...props
  } = row.getProps() as Record<string, unknown> & { ref: (element: HTMLElement | null) => void };
  if (item.kind !== 'unit') {
    return (
      <div {...props} ref={ref} className="tree-row" data-key={item.key} style={style}>
        {item.kind === 'loading' ? <Loading /> : <span className="row-rest">{row.getItemName()}</span>}
      </div>
    );
  }
  return (
    <div
      {...props}
      ref={ref}
      className="tree-row"
      data-key={item.key}
      data-marked={isMarked || undefined}
      style={{ ...style, '--unit-color': item.unit.color } as CSSProperties}
    >
      <UnitFace item={item} isNarrow={isNarrow} />
    </div>
  );
}

function UnitFace({ item: { unit, isOpen }, isNarrow }: { item: UnitItem; isNarrow: boolean }) {
  const { openMenu } = useTreeActions();
  const { translate, figuresOf } = useWords();
  return (
    <>
      <span className="row-toggle" data-open={isOpen} aria-hidden>
        {unit.child_count > 0 && <ExpandMore />}
      </span>
      <span className="row-color" aria-hidden />
      <span className="row-unit">
        <span className="row-name">
          <Link to={`/units/${unit.id}`} tabIndex={-1}>
            <bdi title={unit.name}>{unit.name}</bdi>
          </Link>
          <span className="row-id">#{unit.id}</span>
          {unit.is_paused && <PauseCircle className="row-paused" titleAccess={translate('app.tree.paused')} />}
          {unit.is_over_limit && (
            <LockOutlined className="row-paused" titleAccess={translate('app.plan.over_limit.short')} />
          )}
          <bdi className="row-type" title={unit.type}>
            {unit.type}
          </bdi>
        </span>
        {isNarrow && <UnitCounters unit={unit} />}
        <Box component="span" sx={visuallyHidden}>
          {figuresOf(unit)}
        </Box>
      </span>
      {!isNarrow && <Figures unit={unit} />}
      <span className="row-end">
        <button
          type="button"
          tabIndex={-1}
          className="row-menu"
          aria-haspopup="menu"
          aria-label={translate('app.list.actions')}
          onClick={(event) => openMenu(unit, event.currentTarget)}
        >
          <MoreHoriz />
        </button>
      </span>
    </>
  );
}

function Figures({ unit }: { unit: Unit }) {
  const { count } = useWords();
  const { reads, feedback, open } = subtreeCounters(unit);
  return (
    <span className="row-figures" data-tip={unit.id} aria-hidden>
      <span className="row-figure">{count(reads)}</span>
      <span className="row-figure">{count(feedback)}</span>
      <span className="row-figure">{open > 0 ? <b>{count(open)}</b> : count(open)}</span>
    </span>
  );
}

function Loading() {
  return (
    <span className="row-rest">
      <CircularProgress size={18} aria-hidden />
    </span>
  );
}
