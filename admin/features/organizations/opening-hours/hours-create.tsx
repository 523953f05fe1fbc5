import { Card } from '@mui/material';
import { use, useState } from 'react';
import { useTranslate } from 'react-admin';
import { openingHours } from '../../../generated/resources.ts';
import { FrameContext } from '../../../crud/frame.tsx';
import { Frame } from '../../../crud/index.ts';
import { useGoTo } from '../../../crud/screen-context.tsx';
import { UnitPicker } from '../../../crud/unit-picker.tsx';
import { useNames } from '../../../entities/use-names.ts';
import { HoursForm } from './hours-form.tsx';
import { ownZone } from './own-zone.ts';
import { usualHours } from './week.ts';

/** New opening hours, of a unit or of the company. */
export default function HoursCreate() {
  const translate = useTranslate();
  const goTo = useGoTo();
  const { many, inline } = useNames(openingHours);
  const [nodeId, setNodeId] = useState<number | null>(null);
  const isPage = use(FrameContext) === 'page';
  const form = (
    <HoursForm
      start={usualHours(ownZone())}
      nodeId={nodeId}
      onDone={(id) => goTo('show', id)}
      onCancel={() => goTo('list')}
    >
      <UnitPicker
        label={translate('resources.openinghours.fields.node_id')}
        value={nodeId}
        onChange={setNodeId}
        {...(nodeId === null && { helperText: translate('resources.openinghours.help.node_id') })}
      />
    </HoursForm>
  );
  return (
    <Frame title={translate('ra.action.create_item', { item: inline || many })}>
      {isPage ? <Card sx={{ padding: 4, overflow: 'visible' }}>{form}</Card> : form}
    </Frame>
  );
}
