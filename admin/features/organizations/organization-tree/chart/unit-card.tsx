import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import MoreHoriz from '@mui/icons-material/MoreHorizOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import PauseCircle from '@mui/icons-material/PauseCircleOutlined';
import { useTheme } from '@mui/material';
import type { NodeProps } from '@xyflow/react';
import { type CSSProperties, memo, use, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { UnitCounters } from '../counters.tsx';
import { useTreeActions } from '../tree-context.tsx';
import { subtreeCounters, type Unit } from '../unit.ts';
import { useWords } from '../use-words.ts';
import { ChartContext, ZoomedOutContext } from './chart-context.ts';
import { dropHighlightOf } from './drop-store.ts';
import type { UnitNode } from './use-chart-nodes.ts';

/** One unit of the chart. Plain elements with classes: hundreds of them come and go while the chart is moved. */
export const UnitCard = memo(function UnitCard({ data }: NodeProps<UnitNode>) {
  const { unit, isOpen, isMarked, isCurrent } = data;
  const { drop } = use(ChartContext);
  const isZoomedOut = use(ZoomedOutContext);
  const { direction: dir } = useTheme();
  const highlight = useSyncExternalStore(drop.subscribe, () => dropHighlightOf(unit, drop.get()));
  return (
    <div
      className="unit-card"
      dir={dir}
      data-unit={unit.id}
      data-drop={highlight}
      data-marked={isMarked || undefined}
      style={{ '--unit-color': unit.color } as CSSProperties}
    >
      {isZoomedOut ? <FarFace unit={unit} isCurrent={isCurrent} /> : <NearFace unit={unit} isCurrent={isCurrent} />}
      {unit.child_count > 0 && <Expander unit={unit} isOpen={isOpen} isZoomedOut={isZoomedOut} />}
    </div>
  );
});

interface FaceProps {
  unit: Unit;
  isCurrent: boolean;
}

function NearFace({ unit, isCurrent }: FaceProps) {
  const { openMenu } = useTreeActions();
  const { translate, nameOf } = useWords();
  return (
    <>
      <div className="unit-head">
        <UnitLink unit={unit} isCurrent={isCurrent} />
        <span className="unit-id">#{unit.id}</span>
        <button
          type="button"
          tabIndex={-1}
          className="unit-menu nodrag nopan"
          aria-haspopup="menu"
          aria-label={translate('app.tree.menu.of', { name: nameOf(unit) })}
          onClick={(event) => openMenu(unit, event.currentTarget)}
        >
          <MoreHoriz />
        </button>
      </div>
      <div className="unit-type">
        {unit.is_paused && <PauseCircle titleAccess={translate('app.tree.paused')} />}
        {unit.is_over_limit && <LockOutlined titleAccess={translate('app.plan.over_limit.short')} />}
        <bdi>{unit.type}</bdi>
      </div>
      <UnitCounters unit={unit} />
    </>
  );
}

/** The card's one stop for the keyboard; it says everything that the card shows. */
function UnitLink({ unit, isCurrent }: FaceProps) {
  const { describe } = useWords();
  return (
    <Link
      to={`/units/${unit.id}`}
      tabIndex={isCurrent ? 0 : -1}
      draggable={false}
      title={unit.name}
      aria-label={describe(unit)}
    >
      <bdi>{unit.name}</bdi>
    </Link>
  );
}

/** From afar only what can still be read. */
function FarFace({ unit, isCurrent }: FaceProps) {
  return (
    <div className="unit-far">
      <UnitLink unit={unit} isCurrent={isCurrent} />
      {subtreeCounters(unit).open > 0 && <i />}
    </div>
  );
}

function Expander({ unit, isOpen, isZoomedOut }: { unit: Unit; isOpen: boolean; isZoomedOut: boolean }) {
  const { toggle } = useTreeActions();
  const { translate, count, nameOf } = useWords();
  const action = translate(isOpen ? 'app.tree.collapse' : 'app.tree.expand', { name: nameOf(unit) });
  return (
    <button
      type="button"
      dir="ltr"
      tabIndex={-1}
      className={`unit-expander nodrag nopan${isZoomedOut ? ' is-far' : ''}`}
      aria-expanded={isOpen}
      aria-label={`${action}, ${count(unit.child_count)}`}
      onClick={() => toggle(unit)}
    >
      {count(unit.child_count)}
      <ExpandMore />
    </button>
  );
}
