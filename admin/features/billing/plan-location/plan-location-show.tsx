import { planLocation } from '../../../generated/resources.ts';
import { EntityShow } from '../../../crud/index.ts';
import { fields } from './pieces.tsx';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { PlanLocationRecord } from '../../../generated/types.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { useServerMutation } from '../../../ui/mutations/use-server-mutation.ts';
import { useAct } from '../../../providers/use-act.ts';

export default function PlanLocationShow() {
  return (
    <EntityShow entity={planLocation} fields={fields}>
      <MakeGlobal />
    </EntityShow>
  );
}

/** Makes a location the one whose prices hold wherever no other names the country; there is always exactly one. */
function MakeGlobal() {
  const translate = useTranslate();
  const act = useAct();
  const { mutate, isPending } = useServerMutation({ errors: 'toast' });
  const [isAsking, setAsking] = useState(false);
  const location = useRecordContext<PlanLocationRecord>();
  if (!location) return null;
  const { id, name, is_global: isGlobal } = location;
  const confirm = async () => {
    setAsking(false);
    const message = 'app.plan_locations.made_global';
    await mutate(() => act(planLocation.route, { action: 'set_global', input: { id } }), { message, words: { name } });
  };
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start', marginTop: 6 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate(isGlobal ? 'app.plan_locations.is_global' : 'app.plan_locations.is_not_global')}
      </Typography>
      {!isGlobal && (
        <Button variant="outlined" loading={isPending} onClick={() => setAsking(true)}>
          {translate('resources.planlocation.actions.set_global')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        isDangerous={false}
        title={translate('app.plan_locations.ask.title', { name })}
        text={translate('app.plan_locations.ask.text')}
        action={translate('resources.planlocation.actions.set_global')}
        onCancel={() => setAsking(false)}
        onConfirm={() => void confirm()}
      />
    </Box>
  );
}
