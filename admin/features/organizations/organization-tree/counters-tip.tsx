import { Box, Paper, Popper } from '@mui/material';
import { type ReactNode, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { UnitItem } from './data/tree-items.ts';
import { ownCounters, subtreeCounters, type Unit } from './unit.ts';
import { useWords } from './use-words.ts';

const DELAY_MS = 250;

interface Tip {
  unit: Unit;
  anchor: Element;
}

/** Explains the figures below the pointer. One tip for all cards: one for each would slow them down. */
export function CountersTip({
  unitItems,
  children,
}: {
  unitItems: ReadonlyMap<number, UnitItem>;
  children: ReactNode;
}) {
  const [tip, setTip] = useState<Tip | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hide = () => {
    clearTimeout(timer.current);
    setTip(null);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const onPointerOver = (event: PointerEvent) => {
    const anchor = event.target instanceof Element ? event.target.closest('[data-tip]') : null;
    const unit = unitItems.get(Number(anchor?.getAttribute('data-tip')))?.unit;
    if (anchor === tip?.anchor) return;
    hide();
    if (anchor === null || unit === undefined || event.buttons > 0) return;
    timer.current = setTimeout(() => setTip({ anchor, unit }), DELAY_MS);
  };
  return (
    <Box
      onPointerOver={onPointerOver}
      onPointerLeave={hide}
      onPointerDown={hide}
      onWheel={hide}
      onKeyDown={hide}
      sx={{ height: '100%' }}
    >
      {children}
      <Popper
        open={tip !== null}
        anchorEl={tip?.anchor ?? null}
        placement="bottom-start"
        sx={{ zIndex: 'tooltip', pointerEvents: 'none' }}
      >
        {tip && <TipText unit={tip.unit} />}
      </Popper>
    </Box>
  );
}

const FIGURES = [
  ['reads', 'qr_read_count'],
  ['feedback', 'total_feedback_count'],
  ['open', 'open_feedback_count'],
] as const;

function TipText({ unit }: { unit: Unit }) {
  const { translate, count } = useWords();
  const own = ownCounters(unit);
  const subtree = subtreeCounters(unit);
  const hasBelow = unit.subtree_unit_count > 0;
  return (
    <Paper
      role="tooltip"
      sx={{
        backgroundColor: 'ink.surface',
        color: 'ink.text',
        fontSize: '0.75rem',
        padding: 2,
        marginTop: 1,
        border: 1,
        borderColor: 'ink.hairline',
      }}
    >
      <Box
        component="table"
        sx={{
          borderSpacing: '12px 2px',
          textAlign: 'left',
          '& td': { textAlign: 'right' },
          '& th': { fontWeight: 400, textAlign: 'left' },
        }}
      >
        {hasBelow && (
          <thead>
            <tr>
              <th scope="col">{translate('app.tree.figures.name')}</th>
              <th scope="col">{translate('app.tree.figures.own')}</th>
              <th scope="col">{translate('app.tree.figures.with_below')}</th>
            </tr>
          </thead>
        )}
        <tbody>
          {FIGURES.map(([figure, field]) => (
            <tr key={figure}>
              <th scope="row">{translate(`resources.units.fields.${field}`)}</th>
              <td>{count(own[figure])}</td>
              {hasBelow && <td>{count(subtree[figure])}</td>}
            </tr>
          ))}
        </tbody>
      </Box>
    </Paper>
  );
}
