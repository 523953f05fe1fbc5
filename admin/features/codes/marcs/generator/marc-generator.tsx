import { Box, Card, FormControlLabel, Radio, RadioGroup, Stack, TextField, Typography, MenuItem } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { FormViolations } from '../../../../ui/form/form-violations.tsx';
import { useUnsavedChanges } from '../../../../ui/unsaved/unsaved-changes.tsx';
import { CustomerPicker } from './customer-picker.tsx';
import { OrderSummary } from './order-summary.tsx';
import { SourceUnitPicker } from './source-unit-picker.tsx';
import { MAX_MARCS, type Ordering, useOrder } from './use-order.ts';

const KINDS = ['blank', 'units'] as const;

/** Makes a batch of marcs: for whom, for which units or how many blank ones, and how they look. */
export default function MarcGenerator({ title }: { title: string }) {
  const translate = useTranslate();
  const ordering = useOrder();
  useUnsavedChanges({ isDirty: () => ordering.isDirty && !ordering.isMaking, discard: ordering.giveUp });
  return (
    <Stack component="section" aria-label={title} sx={{ gap: 4 }}>
      <div>
        <Typography variant="h1">{title}</Typography>
        <Typography sx={{ color: 'text.secondary', marginTop: 1, maxWidth: '72ch' }}>
          {translate('app.marcs.order.intro')}
        </Typography>
      </div>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          ordering.submit();
        }}
        sx={{
          display: 'grid',
          gap: 4,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 640px) minmax(280px, 1fr)' },
        }}
      >
        <OrderForm ordering={ordering} />
        <OrderSummary ordering={ordering} />
      </Box>
    </Stack>
  );
}

function OrderForm({ ordering }: { ordering: Ordering }) {
  const translate = useTranslate();
  const { order, change, violations, refusals } = ordering;
  const translated = (key: string | undefined): string | undefined => (key === undefined ? undefined : translate(key));
  return (
    <Card sx={{ padding: 4, display: 'grid', gap: 6 }}>
      <CustomerPicker
        value={order.customerId}
        onChange={(customerId) => change({ customerId })}
        violation={translated(violations.customer) ?? refusals.company_id}
      />
      <Part title={translate('resources.marc-library.fields.kind')}>
        {(labelledBy) => (
          <>
            <RadioGroup
              aria-labelledby={labelledBy}
              value={order.kind}
              onChange={(_, kind) => change({ kind: kind === 'units' ? 'units' : 'blank' })}
            >
              {KINDS.map((kind) => (
                <FormControlLabel
                  key={kind}
                  value={kind}
                  control={<Radio />}
                  sx={{ alignItems: 'start', marginBottom: 1, '& .MuiRadio-root': { paddingBlock: 0.5 } }}
                  label={
                    <>
                      {translate(`app.marcs.order.kind.${kind}`)}
                      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                        {translate(`app.marcs.order.kind.${kind}_help`)}
                      </Typography>
                    </>
                  }
                />
              ))}
            </RadioGroup>
            {order.kind === 'units' ? <SourceUnitPicker ordering={ordering} /> : <CountField ordering={ordering} />}
          </>
        )}
      </Part>
      <DesignChoice ordering={ordering} />
      <TextField
        label={translate('resources.marc-library.fields.note')}
        helperText={refusals.note ?? translate('app.marcs.order.note_help')}
        error={refusals.note !== undefined}
        value={order.note}
        onChange={({ target }) => change({ note: target.value })}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: 500, dir: 'auto' } }}
      />
      <FormViolations />
    </Card>
  );
}

function CountField({ ordering: { order, change, violations, refusals } }: { ordering: Ordering }) {
  const translate = useTranslate();
  const violation =
    violations.count === undefined ? refusals.mark_count : translate(violations.count, { most: MAX_MARCS });
  return (
    <TextField
      label={translate('app.marcs.order.count')}
      value={order.count}
      onChange={({ target }) => change({ count: target.value })}
      error={violation !== undefined}
      helperText={violation ?? translate('app.marcs.order.count_help')}
      sx={{ maxWidth: { sm: 280 } }}
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 7 } }}
    />
  );
}

/** Inputs that belong together, under their name. */
function Part({ title, children }: { title: string; children: (labelledBy: string) => ReactNode }) {
  const id = useId();
  return (
    <Stack sx={{ gap: 3 }}>
      <Typography id={id} variant="subtitle2" component="h2">
        {title}
      </Typography>
      {children(id)}
    </Stack>
  );
}

const PLAIN = 'plain';

/** How the marcs look: the code with its letters, or as one of the company's groups is designed. */
function DesignChoice({ ordering: { order, change, sources, refusals } }: { ordering: Ordering }) {
  const translate = useTranslate();
  const { designs, design } = sources;
  const isUnlabeled = design !== null && design.design.marker === undefined;
  const help = translate(isUnlabeled ? 'app.marcs.order.design_unlabeled' : 'app.marcs.order.design_help');
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
      <MenuItem value={PLAIN}>{translate('app.marcs.order.design_plain')}</MenuItem>
      {designs.map(({ id, name }) => (
        <MenuItem key={id} value={String(id)}>
          <bdi>{name}</bdi>
        </MenuItem>
      ))}
    </TextField>
  );
}
