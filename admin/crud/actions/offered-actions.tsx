/** The buttons of an entity's actions (`x-actions`, `ui`), at each place where they are offered. */
import { Stack } from '@mui/material';
import { type RaRecord, useListContext, useLocale } from 'react-admin';
import type { NamedAction } from '../../entities/access.ts';
import { useRecordLabel } from '../../entities/use-record-label.ts';
import { useScreen } from '../screen-context.tsx';
import { ActionButton } from './action-button.tsx';
import { offeredFor, useOffered, useSelectedFor } from './use-offered.ts';

/** At a row of the list, or on its page. */
export function RowActionButtons({ record, place }: { record: RaRecord; place: 'row' | 'page' }) {
  const { entity } = useScreen();
  const labelOf = useRecordLabel(entity.route);
  const actions = offeredFor(record, useOffered(entity, place));
  const target = { ids: [record.id], label: labelOf(record), record };
  return actions.map((action) => (
    <ActionButton key={action.name} {...{ entity, action, target }} variant={place === 'row' ? 'icon' : 'outlined'} />
  ));
}

/** In a notice above the fields of a row, which names them. */
export function NoticeActionButtons({ record, names }: { record: RaRecord; names: readonly string[] }) {
  const { entity } = useScreen();
  const labelOf = useRecordLabel(entity.route);
  const actions = offeredFor(record, useOffered(entity, 'notice')).filter(({ name }) => names.includes(name));
  const target = { ids: [record.id], label: labelOf(record), record };
  if (actions.length === 0) return null;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, marginTop: 2 }}>
      {actions.map((action) => (
        <ActionButton key={action.name} {...{ entity, action, target }} variant="outlined" />
      ))}
    </Stack>
  );
}

/** Above the list. */
export function ListActionButtons() {
  const { entity } = useScreen();
  return useOffered(entity, 'list').map((action) => (
    <ActionButton key={action.name} {...{ entity, action }} target={{ ids: [], label: '' }} variant="outlined" />
  ));
}

/** Over the selected rows. */
export function SelectionActionButtons() {
  const { entity } = useScreen();
  return useOffered(entity, 'selection').map((action) => <SelectionActionButton key={action.name} action={action} />);
}

function SelectionActionButton({ action }: { action: NamedAction }) {
  const { entity } = useScreen();
  const { selectedIds, onSelect } = useListContext();
  const ids = useSelectedFor(action);
  const label = useLabelOfSeveral(ids);
  if (ids.length === 0) return null;
  const onDone = (done: readonly RaRecord['id'][]) => onSelect(selectedIds.filter((id) => !done.includes(id)));
  return <ActionButton {...{ entity, action }} target={{ ids, label, onDone }} variant="text" />;
}

/** How many rows are named before the others are counted. */
const NAMED = 3;

/** What selected rows are called: those of this page by their names, the others by how many there are. */
function useLabelOfSeveral(ids: readonly RaRecord['id'][]): string {
  const { entity } = useScreen();
  const locale = useLocale() ?? 'en';
  const labelOf = useRecordLabel(entity.route);
  const { data = [] } = useListContext<RaRecord>();
  const named = data.filter(({ id }) => ids.includes(id)).slice(0, NAMED);
  const others = ids.length - named.length;
  const counted = others > 0 ? [`+${new Intl.NumberFormat(locale).format(others)}`] : [];
  return [...named.map(labelOf), ...counted].join(', ');
}
