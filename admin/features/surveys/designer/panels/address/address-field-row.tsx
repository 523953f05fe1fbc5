import Delete from '@mui/icons-material/DeleteOutlined';
import { Box, FormControlLabel, IconButton, Switch, Tooltip, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AddressField } from '../../../../../../shared/survey/document.ts';
import type { CustomFieldRecord } from '../../../../../generated/types.ts';
import { useDesign } from '../../design-context.tsx';
import { removeAddressField, signAddressField } from './change-address-fields.ts';

interface AddressFieldRowProps {
  asked: AddressField;
  /** As the company has it; absent where it was deleted, or is not for this reader. */
  field: CustomFieldRecord | undefined;
}

export function AddressFieldRow({ asked, field }: AddressFieldRowProps) {
  const translate = useTranslate();
  const { change, canEdit, violations } = useDesign();
  const isMissing =
    violations.some(({ pointer, code }) => code === 'reference_not_found' && pointer.startsWith('/address_fields/')) &&
    !field;
  const label = field?.label ?? asked.field;
  const remove = translate('app.survey_panels.address.remove', { name: label });
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 3,
        paddingBlock: 2,
        borderTop: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{label}</Typography>
        <Typography
          variant="body2"
          component="code"
          dir="ltr"
          sx={{ color: 'text.secondary', fontFamily: 'monospace' }}
        >
          {`${asked.field}=`}
        </Typography>
        {isMissing && (
          <Typography variant="body2" sx={{ color: 'error.main' }}>
            {translate('app.survey_panels.address.gone')}
          </Typography>
        )}
      </Box>
      <FormControlLabel
        control={
          <Switch
            size="small"
            checked={asked.signed === true}
            disabled={!canEdit}
            onChange={(_, signed) =>
              change(translate('app.survey_panels.address.sign_step'), (draft) =>
                signAddressField(draft, asked.field, signed),
              )
            }
          />
        }
        label={translate('app.survey_panels.address.signed')}
      />
      {canEdit && (
        <Tooltip title={remove}>
          <IconButton
            aria-label={remove}
            onClick={() =>
              change(translate('app.survey_panels.address.remove_step'), (draft) =>
                removeAddressField(draft, asked.field),
              )
            }
          >
            <Delete />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  );
}
