/** The buttons of an entity's actions (`x-actions`, `ui`), at each place where they are offered. */
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import { useRecordLabel } from '../../entities/use-record-label.ts';
import { useScreen } from '../screen-context.tsx';
import { ActionButton } from './action-button.tsx';
import { type NamedAction, offeredFor, useOffered, useSelectedFor } from './use-offered.ts';

/** At a row of the list, or on its page. */
export function RowActionButtons({ record, place }: { record: RaRecord; place: 'row' | 'page' }) {
  const { entity } = useScreen();
  const labelOf = useRecordLabel(entity.route);
  const actions = offeredFor(record, useOffered(entity, place));
  const target = { ids: [record.id], label: labelOf(record) };
  return actions.map((action) => (
    <ActionButton key={action.name} {...{ entity, action, target }} variant={place === 'row' ? 'icon' : 'outlined'} />
  ));
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
  const translate = useTranslate();
  const { entity } = useScreen();
  const { onUnselectItems } = useListContext();
  const ids = useSelectedFor(action);
  if (ids.length === 0) return null;
  const target = { ids, label: translate('ra.action.bulk_actions', { smart_count: ids.length }) };
  return <ActionButton {...{ entity, action, target }} variant="text" onDone={() => onUnselectItems()} />;
}
