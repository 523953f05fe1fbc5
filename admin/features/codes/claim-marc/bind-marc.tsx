import ArrowForward from '@mui/icons-material/ArrowForwardOutlined';
import { Alert, Box, Button, Card, Stack, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useGetList, useGetOne, useTranslate } from 'react-admin';
import { node, nodeQrCode } from '../../../generated/resources.ts';
import type { NodeQrCodeRecord, NodeRecord } from '../../../generated/types.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { FormViolations } from '../../../ui/form/form-violations.tsx';
import { TreePicker } from '../../../fields/tree/tree-picker.tsx';
import { useUserData } from '../../../providers/use-session.tsx';
import { StateChip } from '../../../fields/cells/state-chip.tsx';
import { isOffered } from '../../organizations/organization-tree/unit.ts';
import type { Claiming, FoundMarc } from './use-claim.ts';

interface BindMarcProps {
  marc: FoundMarc;
  claiming: Claiming;
}

/** What was found, the unit that it shall hang at, and what would happen. */
export function BindMarc({ marc, claiming }: BindMarcProps) {
  const translate = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card sx={{ padding: 4 }}>
      <Stack sx={{ gap: 4 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
          <Typography ref={heading} tabIndex={-1} variant="h2" sx={{ '&:focus-visible': { outline: 'none' } }}>
            {translate('app.claim.marc', { number: marc.number })}{' '}
            <Typography component="bdi" sx={{ fontFamily: 'monospace', color: 'text.secondary' }}>
              {marc.code}
            </Typography>
          </Typography>
          <StateChip state={marc.state} translation="enums.marc.state" />
        </Box>
        {marc.state === 'retired' ? (
          <Retired marc={marc} claiming={claiming} />
        ) : (
          <ChooseUnit marc={marc} claiming={claiming} />
        )}
      </Stack>
    </Card>
  );
}

function Retired({ marc, claiming: { next, setState } }: BindMarcProps) {
  const translate = useTranslate();
  const isUnused = useIsUnused(marc);
  return (
    <>
      <Alert severity="warning">{translate(isUnused ? 'app.claim.retired_unused' : 'app.claim.retired')}</Alert>
      <Box sx={buttonsLayout}>
        <Button variant="contained" size="large" onClick={next}>
          {translate('app.claim.another')}
        </Button>
        {isUnused && (
          <Button size="large" onClick={() => setState('active')}>
            {translate('app.unit.marcs.put_back')}
          </Button>
        )}
      </Box>
    </>
  );
}

/** A marc that hangs at no unit has no page of its own: administrators retire it and put it back where it was found. */
function useIsUnused(marc: FoundMarc): boolean {
  return useUserData()?.is_admin === true && marc.node_id === null;
}

function Retire({ marc, claiming: { setState } }: BindMarcProps) {
  const translate = useTranslate();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button size="large" color="error" onClick={() => setAsked(true)}>
        {translate('app.unit.marcs.retire')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={translate('app.unit.marcs.retire_title', { marc: translate('app.claim.marc', { number: marc.number }) })}
        text={translate('app.claim.retire_text')}
        action={translate('app.unit.marcs.retire')}
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          setState('retired');
        }}
      />
    </>
  );
}

const buttonsLayout = { display: 'flex', flexWrap: 'wrap', gap: 2 } as const;

function ChooseUnit({ marc, claiming }: BindMarcProps) {
  const translate = useTranslate();
  const { unitId, setUnitId, binding, next } = claiming;
  const isUnused = useIsUnused(marc);
  const { data: unit } = useGetOne<NodeRecord>(node.route, { id: unitId ?? 0 }, { enabled: unitId !== null });
  const chosen = unitId === null ? undefined : unit;
  const isHere = chosen !== undefined && chosen.id === marc.node_id;
  const isOpen = chosen !== undefined && isOffered(chosen, 'qr_edit');
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (unitId !== null && isOpen && !isHere) void binding.bind(unitId);
      }}
      sx={{ display: 'grid', gap: 4 }}
    >
      {binding.meanwhile !== null && <Alert severity="warning">{binding.meanwhile}</Alert>}
      {marc.node_id !== null && (
        <Typography>{translate('app.claim.is_at', { unit: marc.unit_name ?? `#${marc.node_id}` })}</Typography>
      )}
      <TreePicker
        reference={node.route}
        label={translate(marc.node_id === null ? 'app.claim.unit' : 'app.claim.other_unit')}
        value={unitId}
        onChange={setUnitId}
        error={chosen !== undefined && !isOpen}
        {...(chosen !== undefined && !isOpen && { helperText: translate('app.claim.unit_out_of_reach') })}
      />
      {chosen !== undefined && isOpen && <Outcome marc={marc} unit={chosen} />}
      {binding.errorText !== null && <Alert severity="error">{binding.errorText}</Alert>}
      <FormViolations />
      <Box sx={buttonsLayout}>
        <Button
          type="submit"
          variant="contained"
          size="large"
          loading={binding.isBinding}
          disabled={!isOpen || isHere}
          sx={{ flexGrow: { xs: 1, sm: 0 } }}
        >
          {translate(marc.node_id === null ? 'app.claim.bind' : 'app.claim.move')}
        </Button>
        <Button size="large" onClick={next}>
          {translate('app.claim.another')}
        </Button>
        {isUnused && <Retire marc={marc} claiming={claiming} />}
      </Box>
    </Box>
  );
}

/** What would be: from where to where, and what hangs there already. */
function Outcome({ marc, unit }: { marc: FoundMarc; unit: NodeRecord }) {
  const translate = useTranslate();
  const filter = { node_id: unit.id, origin: 'mark', state: 'active' };
  const { total = 0 } = useGetList<NodeQrCodeRecord>(nodeQrCode.route, {
    filter,
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
  });
  if (marc.node_id === unit.id)
    return <Alert severity="info">{translate('app.claim.is_here', { unit: unit.name })}</Alert>;
  return (
    <Alert severity="info" icon={<ArrowForward sx={{ '[dir=rtl] &': { transform: 'scaleX(-1)' } }} />}>
      {marc.node_id === null
        ? translate('app.claim.would_bind', { unit: unit.name })
        : translate('app.claim.would_move', { from: marc.unit_name ?? `#${marc.node_id}`, unit: unit.name })}{' '}
      {total > 0 && translate('app.claim.has_marcs', { smart_count: total })}
    </Alert>
  );
}
