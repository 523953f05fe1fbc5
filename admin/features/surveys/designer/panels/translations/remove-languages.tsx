import Delete from '@mui/icons-material/DeleteOutlined';
import { Button, Checkbox, FormControlLabel, FormGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { Language } from '../../../../../../shared/i18n/languages.ts';
import { nameOfLocale } from '../../../../../i18n/locales.ts';
import { FormDialog } from '../../../../../ui/dialogs/form-dialog.tsx';
import { useCounted } from '../../../survey-usage.tsx';
import { progressOf } from './draft-texts.ts';
import type { Translations } from './use-translations.ts';

/** Takes several languages out at once; one step, which one undo brings back. */
export function RemoveLanguages({ translations }: { translations: Translations }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  if (translations.offered.length < 3) return null;
  return (
    <>
      <Button size="small" color="inherit" startIcon={<Delete />} onClick={() => setOpen(true)}>
        {translate('app.survey_panels.translations.remove_several')}
      </Button>
      {isOpen && <RemoveDialog translations={translations} onClose={() => setOpen(false)} />}
    </>
  );
}

function RemoveDialog({ translations, onClose }: { translations: Translations; onClose: () => void }) {
  const translate = useTranslate();
  const counted = useCounted();
  const { offered, groups, removeAll } = translations;
  const [chosen, setChosen] = useState<readonly Language[]>([]);
  const incomplete = offered.filter((language) => {
    const { written, all } = progressOf(groups, language);
    return written < all;
  });
  // A survey is asked in one language at least.
  const isBlocked = chosen.length === 0 || chosen.length === offered.length;
  const lost = chosen.reduce((sum, language) => sum + progressOf(groups, language).written, 0);
  const flip = (language: Language) =>
    setChosen(chosen.includes(language) ? chosen.filter((one) => one !== language) : [...chosen, language]);
  const submit = () => {
    removeAll(chosen);
    onClose();
  };
  const words = (key: string) => translate(`app.survey_panels.translations.${key}`);
  return (
    <FormDialog
      title={words('remove_several')}
      action={counted('app.survey_panels.translations.remove_chosen', chosen.length)}
      isBusy={false}
      isBlocked={isBlocked}
      isDangerous
      onSubmit={submit}
      onClose={onClose}
    >
      {incomplete.length > 0 && incomplete.length < offered.length && (
        <Button size="small" onClick={() => setChosen(incomplete)} sx={{ alignSelf: 'flex-start' }}>
          {words('choose_incomplete')}
        </Button>
      )}
      <FormGroup>
        {offered.map((language) => (
          <Choice
            key={language}
            language={language}
            translations={translations}
            isChosen={chosen.includes(language)}
            onFlip={() => flip(language)}
          />
        ))}
      </FormGroup>
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
        {chosen.length === offered.length
          ? words('one_stays')
          : translate('app.survey_panels.translations.remove_text', { smart_count: lost, count: lost })}
      </Typography>
    </FormDialog>
  );
}

interface ChoiceProps {
  language: Language;
  translations: Translations;
  isChosen: boolean;
  onFlip: () => void;
}

function Choice({ language, translations: { groups }, isChosen, onFlip }: ChoiceProps) {
  const translate = useTranslate();
  const reader = useLocale();
  const { written, all } = progressOf(groups, language);
  const missing = all - written;
  const state =
    missing === 0
      ? translate('app.survey_panels.translations.complete')
      : translate('app.survey_panels.translations.missing', { smart_count: missing, count: missing, all });
  return (
    <FormControlLabel
      control={<Checkbox checked={isChosen} onChange={onFlip} />}
      label={
        <>
          {nameOfLocale(language, reader)}{' '}
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            {state}
          </Typography>
        </>
      }
    />
  );
}
