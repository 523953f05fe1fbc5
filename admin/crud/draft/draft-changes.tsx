import { Stack, Typography } from '@mui/material';
import { type RaRecord, useTranslate } from 'react-admin';
import type { EntityResource } from '../../entities/resource.ts';
import { useFieldNames } from '../../ui/form/use-field-names.ts';
import type { Pieces } from '../filter-bar.tsx';
import { Changes } from '../history/changes.tsx';

export interface DraftChangesProps {
  entity: EntityResource;
  fields: Pieces;
  record: RaRecord;
  changes: Record<string, [before: unknown, after: unknown]>;
}

/** What a draft changes: in words, where its fields are shown; what is drawn, as a design, by its name alone. */
export function DraftChanges({ changes, fields, ...shown }: DraftChangesProps) {
  const translate = useTranslate();
  const names = useFieldNames(shown.entity.route);
  const unseen = Object.keys(changes).filter((name) => !(name in fields));
  return (
    <Stack sx={{ gap: 2 }}>
      {unseen.length < Object.keys(changes).length && <Changes {...shown} fields={fields} changes={changes} />}
      {unseen.length > 0 && (
        <Typography variant="body2">{translate('app.form.changed', { fields: names(unseen) })}</Typography>
      )}
    </Stack>
  );
}

/** Of two states of the same fields. */
export const between = (
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): DraftChangesProps['changes'] =>
  Object.fromEntries(
    Object.entries(after).map(([name, value]): [string, [unknown, unknown]] => [name, [before[name], value]]),
  );
