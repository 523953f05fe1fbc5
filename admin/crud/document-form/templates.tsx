/** How rjsf's forms are laid out here: one column, each input with its own label and message. */
import { Box, Button, IconButton, Tooltip, Typography } from '@mui/material';
import Add from '@mui/icons-material/AddOutlined';
import ArrowDownward from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpward from '@mui/icons-material/ArrowUpwardOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  FieldTemplateProps,
  ObjectFieldTemplateProps,
  TemplatesType,
} from '@rjsf/utils';
import { useTranslate } from 'react-admin';
import { useFormWords } from './form-context.tsx';
import { BaseInput } from './widgets/base-input.tsx';

function FieldTemplate({ hidden, children }: FieldTemplateProps) {
  return <Box sx={{ display: hidden === true ? 'none' : 'block', minWidth: 0 }}>{children}</Box>;
}

function ObjectFieldTemplate({ title, properties, fieldPathId }: ObjectFieldTemplateProps) {
  const { labelOf } = useFormWords();
  const last = fieldPathId.path.at(-1);
  const isInner = typeof last === 'string';
  if (typeof last === 'number') return <RowParts parts={properties} />;
  return (
    <Box
      component={isInner ? 'fieldset' : 'div'}
      sx={{ display: 'grid', gap: isInner ? 3 : 5, border: 0, padding: 0, margin: 0, minWidth: 0 }}
    >
      {isInner && (
        <Typography component="legend" variant="subtitle2" sx={{ padding: 0, marginBottom: 2 }}>
          {labelOf(title)}
        </Typography>
      )}
      {properties.map(({ content, hidden, name }) => (hidden ? null : <Box key={name}>{content}</Box>))}
    </Box>
  );
}

/** Beside each other as far as there is room. */
function RowParts({ parts }: { parts: ObjectFieldTemplateProps['properties'] }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      {parts.map(({ content, hidden, name }) =>
        hidden ? null : (
          <Box key={name} sx={{ flex: '1 1 200px', minWidth: 0 }}>
            {content}
          </Box>
        ),
      )}
    </Box>
  );
}

function ArrayFieldTemplate({ title, items, canAdd, onAddClick, readonly }: ArrayFieldTemplateProps) {
  const translate = useTranslate();
  const { labelOf } = useFormWords();
  return (
    <Box component="fieldset" sx={{ display: 'grid', gap: 3, border: 0, padding: 0, margin: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ padding: 0, marginBottom: 2 }}>
        {labelOf(title)}
      </Typography>
      {items}
      {canAdd === true && readonly !== true && (
        <Button size="small" variant="outlined" startIcon={<Add />} onClick={onAddClick} sx={{ justifySelf: 'start' }}>
          {translate('ra.action.add')}
        </Button>
      )}
    </Box>
  );
}

function ArrayFieldItemTemplate({ children, buttonsProps }: ArrayFieldItemTemplateProps) {
  const translate = useTranslate();
  const { index, hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem, onRemoveItem, readonly } =
    buttonsProps;
  const buttons = [
    { name: 'move_up', Icon: ArrowUpward, isOff: !hasMoveUp, run: onMoveUpItem },
    { name: 'move_down', Icon: ArrowDownward, isOff: !hasMoveDown, run: onMoveDownItem },
    { name: 'delete', Icon: Delete, isOff: !hasRemove, run: onRemoveItem },
  ];
  return (
    <Box sx={{ display: 'grid', gap: 2, padding: 3, border: 1, borderColor: 'divider', borderRadius: 1 }}>
      {children}
      {readonly !== true && (
        <Box sx={{ display: 'flex', justifyContent: 'end' }}>
          {buttons.map(({ name, Icon, isOff, run }) => {
            const label = `${translate(`app.designer.actions.${name}`)} ${index + 1}`;
            return (
              <Tooltip key={name} title={isOff ? '' : label}>
                <span>
                  <IconButton size="small" aria-label={label} disabled={isOff} onClick={run}>
                    <Icon fontSize="small" />
                  </IconButton>
                </span>
              </Tooltip>
            );
          })}
        </Box>
      )}
    </Box>
  );
}

const Nothing = () => null;

export const templates: Partial<Omit<TemplatesType, 'ButtonTemplates'>> = {
  FieldTemplate,
  ObjectFieldTemplate,
  ArrayFieldTemplate,
  ArrayFieldItemTemplate,
  BaseInputTemplate: BaseInput,
  DescriptionFieldTemplate: Nothing,
  FieldErrorTemplate: Nothing,
  FieldHelpTemplate: Nothing,
  TitleFieldTemplate: Nothing,
  UnsupportedFieldTemplate: Nothing,
};
