import { Box, ListItemIcon, MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type DraftQuestion, useDesign } from '../design-context.tsx';
import { factsOf } from '../palette/type-facts.ts';
import { useTypeName } from '../palette/use-type-name.ts';
import { toType, typesLike } from '../state/change-type.ts';
import { useEdits } from '../state/use-edits.ts';

/** The kind of the question; another one of those whose answers are alike. */
export function TypeChoice({ question }: { question: DraftQuestion }) {
  const translate = useTranslate();
  const nameOf = useTypeName();
  const { canEdit } = useDesign();
  const { update } = useEdits();
  const offered = typesLike(question.type);
  return (
    <TextField
      select
      label={translate('app.designer.type')}
      value={question.type}
      disabled={canEdit && offered.length === 1}
      onChange={({ target }) => update(question.id, (before) => toType(before, target.value))}
      slotProps={{
        select: {
          readOnly: !canEdit,
          renderValue: (type) => <Named type={String(type)} name={nameOf(String(type))} />,
        },
      }}
    >
      {offered.map((type) => {
        const { Icon } = factsOf(type);
        return (
          <MenuItem key={type} value={type}>
            <ListItemIcon>
              <Icon />
            </ListItemIcon>
            {nameOf(type)}
          </MenuItem>
        );
      })}
    </TextField>
  );
}

function Named({ type, name }: { type: string; name: string }) {
  const { Icon } = factsOf(type);
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Icon sx={{ color: 'primary.main' }} fontSize="small" />
      {name}
    </Box>
  );
}
