import ArrowBack from '@mui/icons-material/ArrowBackOutlined';
import Redo from '@mui/icons-material/RedoOutlined';
import Undo from '@mui/icons-material/UndoOutlined';
import {
  Box,
  Button,
  ButtonBase,
  IconButton,
  Tooltip,
  Typography,
  ListItemIcon,
  ListItemText,
  Menu,
  MenuItem,
} from '@mui/material';
import { useState, useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { BAR_HEIGHT } from '../../../../theme/measures.ts';
import { RenameDialog } from '../../dialogs/rename-dialog.tsx';
import { panels } from '../panels/panel.ts';
import { useDesign } from '../design-context.tsx';
import { SaveState } from './save-state.tsx';
import { TemplateButton } from './template-button.tsx';
import { usePanel } from './use-panel.ts';
import Check from '@mui/icons-material/CheckOutlined';
import Translate from '@mui/icons-material/TranslateOutlined';
import { visuallyHidden } from '@mui/utils';
import { languageFacts } from '../../../../../shared/i18n/languages.ts';
import { useMenuButton } from '../../../../ui/menus/use-menu-button.ts';
import { languagesOf } from '../state/languages.ts';

const PUBLISH = 'publish';

/** The way out, what is worked on, and what concerns the whole of it. */
export function Header({ onHelp }: { onHelp: () => void }) {
  const translate = useTranslate();
  const { survey, canEdit } = useDesign();
  return (
    <Box
      component="header"
      // The preview has landmarks of its own.
      aria-label={survey.name}
      sx={({ palette }) => ({
        display: 'flex',
        alignItems: 'center',
        // On a phone the name has a line of its own: beside the long words of some languages nothing is left of it.
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        columnGap: { xs: 1, sm: 2 },
        minHeight: BAR_HEIGHT,
        paddingBlock: { xs: 1, sm: 0 },
        paddingInline: { xs: 1, sm: 3 },
        backgroundColor: palette.bar.surface,
        color: palette.bar.text,
        '& .MuiIconButton-root': { color: palette.bar.text },
        '& .MuiIconButton-root.Mui-disabled': { color: palette.bar.secondText, opacity: 0.5 },
        '& .MuiIconButton-root:hover': { backgroundColor: palette.bar.hover },
      })}
    >
      <Tooltip title={translate('app.designer.leave')}>
        <IconButton component={Link} to="/survey_management" aria-label={translate('app.designer.leave')}>
          <ArrowBack sx={{ '[dir=rtl] &': { transform: 'scaleX(-1)' } }} />
        </IconButton>
      </Tooltip>
      <Name />
      <SaveState />
      <Box sx={{ flexGrow: 1, flexBasis: { xs: '100%', sm: 0 } }} />
      {canEdit && <UndoButtons />}
      <Box sx={{ flexGrow: { xs: 1, sm: 0 } }} />
      <TemplateButton />
      <LanguageChoice />
      <Tooltip title={translate('app.designer.shortcuts.title')}>
        <IconButton
          onClick={onHelp}
          aria-label={translate('app.designer.shortcuts.title')}
          sx={{ display: { xs: 'none', md: 'inline-flex' }, fontSize: '1rem', fontWeight: 600, width: 40, height: 40 }}
        >
          ?
        </IconButton>
      </Tooltip>
      <PublishButton />
    </Box>
  );
}

/** What the survey is called; a click renames it. */
function Name() {
  const translate = useTranslate();
  const { survey, canEdit, refresh } = useDesign();
  const [isAsked, setAsked] = useState(false);
  const name = <bdi>{survey.name}</bdi>;
  return (
    <>
      <Typography
        component="h1"
        variant="h2"
        noWrap
        sx={{ minWidth: 0, flex: { xs: '1 1 0', sm: '0 1 auto' }, fontSize: { xs: '0.875rem', sm: '1rem' } }}
      >
        {canEdit ? (
          <Tooltip title={`${survey.name} · ${translate('app.surveys.actions.rename')}`} describeChild>
            <ButtonBase
              onClick={() => setAsked(true)}
              sx={({ palette }) => ({
                display: 'block',
                maxWidth: '100%',
                minHeight: 32,
                paddingInline: 1,
                overflow: 'hidden',
                textOverflow: 'ellipsis',
                font: 'inherit',
                borderRadius: 1,
                '&:hover, &:focus-visible': { backgroundColor: palette.bar.hover },
              })}
            >
              {name}
            </ButtonBase>
          </Tooltip>
        ) : (
          name
        )}
      </Typography>
      {isAsked && (
        <RenameDialog survey={survey} onRenamed={(name) => refresh({ name })} onClose={() => setAsked(false)} />
      )}
    </>
  );
}

function UndoButtons() {
  const translate = useTranslate();
  const { undo, redo, canUndo, canRedo, undoLabel, redoLabel } = useDesign();
  const undoText = translate('app.designer.undo', { step: undoLabel ?? '' });
  const redoText = translate('app.designer.redo', { step: redoLabel ?? '' });
  return (
    <Box sx={{ display: 'flex' }}>
      <Tooltip title={canUndo ? undoText : ''}>
        <span>
          <IconButton onClick={undo} disabled={!canUndo} aria-label={undoText}>
            <Undo sx={{ '[dir=rtl] &': { transform: 'scaleX(-1)' } }} />
          </IconButton>
        </span>
      </Tooltip>
      <Tooltip title={canRedo ? redoText : ''}>
        <span>
          <IconButton onClick={redo} disabled={!canRedo} aria-label={redoText}>
            <Redo sx={{ '[dir=rtl] &': { transform: 'scaleX(-1)' } }} />
          </IconButton>
        </span>
      </Tooltip>
    </Box>
  );
}

/** Leads to the panel that publishes. */
function PublishButton() {
  const translate = useTranslate();
  const { open } = usePanel();
  const { canEdit } = useDesign();
  if (!canEdit || !panels.some(({ name }) => name === PUBLISH)) return null;
  return (
    <Button
      variant="contained"
      onClick={() => open(PUBLISH)}
      sx={({ palette }) => ({
        flexShrink: 0,
        backgroundColor: palette.bar.accent,
        color: palette.bar.surface,
        '&:hover': { backgroundColor: palette.bar.text },
      })}
    >
      {translate('app.designer.panels.publish')}
    </Button>
  );
}

/** In which of the survey's languages its texts are shown and edited. */
function LanguageChoice() {
  const translate = useTranslate();
  const id = useId();
  const { document, language, setLanguage } = useDesign();
  const { button, menu, pick } = useMenuButton();
  const offered = languagesOf(document, language);
  return (
    <>
      <Button
        id={id}
        size="small"
        startIcon={<Translate />}
        {...button}
        sx={({ palette }) => ({
          color: palette.bar.text,
          flexShrink: 0,
          minWidth: 0,
          '&:hover': { backgroundColor: palette.bar.hover },
        })}
      >
        <span aria-hidden>{language.toUpperCase()}</span>
        <Box component="span" sx={visuallyHidden}>
          {`${translate('app.designer.language')}: ${languageFacts[language].name}`}
        </Box>
      </Button>
      <Menu {...menu} slotProps={{ list: { 'aria-labelledby': id } }}>
        {offered.map((one) => (
          <MenuItem key={one} selected={one === language} lang={one} onClick={pick(() => setLanguage(one))}>
            <ListItemIcon>{one === language && <Check />}</ListItemIcon>
            <ListItemText>{languageFacts[one].name}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
