import Check from '@mui/icons-material/CheckOutlined';
import Translate from '@mui/icons-material/TranslateOutlined';
import { Box, Button, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { languageFacts } from '../../../../../shared/i18n/languages.ts';
import { useMenuButton } from '../../../../ui/use-menu-button.ts';
import { useDesign } from '../design-context.tsx';
import { languagesOf } from '../state/languages.ts';

/** In which of the survey's languages its texts are shown and edited. */
export function LanguageChoice() {
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
