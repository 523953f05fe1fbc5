import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Ordering } from './use-order.ts';

const PLAIN = 'plain';

/** How the marcs look: the code with its letters, or as one of the company's groups is designed. */
export function DesignChoice({ ordering: { order, change, sources, refusals } }: { ordering: Ordering }) {
  const translate = useTranslate();
  const { designs, design } = sources;
  const isUnlabeled = design !== null && design.design.marker === undefined;
  const help = translate(isUnlabeled ? 'app.marks.order.design_unlabeled' : 'app.marks.order.design_help');
  return (
    <TextField
      select
      label={translate('resources.marc-library.fields.design')}
      value={design === null ? PLAIN : String(order.groupId)}
      error={refusals.qr_code_group_id !== undefined}
      helperText={refusals.qr_code_group_id ?? (design === null ? undefined : help)}
      disabled={order.customerId === null}
      onChange={({ target: { value } }) => change({ groupId: value === PLAIN ? null : Number(value) })}
    >
      <MenuItem value={PLAIN}>{translate('app.marks.order.design_plain')}</MenuItem>
      {designs.map(({ id, name }) => (
        <MenuItem key={id} value={String(id)}>
          <bdi>{name}</bdi>
        </MenuItem>
      ))}
    </TextField>
  );
}
