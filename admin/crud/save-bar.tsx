import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, use } from 'react';
import { useFormState } from 'react-hook-form';
import { useResourceContext, useTranslate } from 'react-admin';
import { isObject } from '../providers/user-data.ts';
import { footBar } from '../theme/measures.ts';
import { BEFORE_KEY } from './custom/use-custom-fields.ts';
import { FrameContext } from './frame.tsx';
import { useFieldNames } from '../ui/form/use-field-names.ts';
import { FormViolations } from '../ui/form/form-violations.tsx';
import { useUnsavedForm } from '../ui/unsaved/use-unsaved-form.ts';

interface SaveBarProps {
  /** The verb of the button. */
  action: string;
  onCancel: () => void;
  /** Beside the button that saves. */
  beside?: ReactNode;
  /** A new row may be saved as it is; a change needs something that changed. */
  needsChange: boolean;
}

/** Of the fields that a tenant has added those that changed, each by its own name. */
const namesIn = ([name, dirty]: [string, unknown]): string[] =>
  `${name}.` === BEFORE_KEY && isObject(dirty) ? Object.keys(dirty).map((key) => BEFORE_KEY + key) : [name];

/** Stays in view, says what changed, and saves it. */
export function SaveBar({ action, onCancel, beside, needsChange }: SaveBarProps) {
  const translate = useTranslate();
  const mode = use(FrameContext);
  const { isDirty, isSubmitting, dirtyFields } = useFormState();
  useUnsavedForm();
  const names = useFieldNames(useResourceContext());
  const changed = names(Object.entries(dirtyFields).flatMap(namesIn));
  return (
    <Box
      {...footBar}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 2,
        paddingBlock: 3,
        backgroundColor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        ...(mode === 'panel'
          ? { paddingInline: 4 }
          : { position: 'sticky', bottom: 0, zIndex: 2, paddingInline: 4, marginInline: -4 }),
      }}
    >
      <FormViolations />
      <Typography
        variant="body2"
        role="status"
        sx={{
          flex: '1 1 0',
          minWidth: 0,
          color: 'text.secondary',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        }}
      >
        {needsChange && isDirty && translate('app.form.changed', { fields: changed })}
      </Typography>
      <Button onClick={onCancel}>{translate('ra.action.cancel')}</Button>
      {beside}
      <Button type="submit" variant="contained" loading={isSubmitting} disabled={needsChange && !isDirty}>
        {action}
      </Button>
    </Box>
  );
}
