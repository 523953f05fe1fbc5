import Delete from '@mui/icons-material/DeleteOutlined';
import MoreVert from '@mui/icons-material/MoreVertOutlined';
import Source from '@mui/icons-material/TranslateOutlined';
import First from '@mui/icons-material/VerticalAlignTopOutlined';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type Language, languageFacts } from '../../../../../../shared/i18n/languages.ts';
import { ActionMenu } from '../../../../../ui/menus/action-menu.tsx';
import { ConfirmDialog } from '../../../../../ui/dialogs/confirm-dialog.tsx';
import { progressOf } from './draft-texts.ts';
import type { Translations } from './use-translations.ts';

interface LanguageMenuProps {
  language: Language;
  translations: Translations;
}

/** What can be done with one language as a whole. */
export function LanguageMenu({ language, translations }: LanguageMenuProps) {
  const { groups, offered, first, source, setSource, putFirst, remove } = translations;
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const { name } = languageFacts[language];
  const { written } = progressOf(groups, language);
  const words = (key: string) => translate(`app.survey_panels.translations.${key}`);
  return (
    <>
      <ActionMenu
        label={translate('app.survey_panels.translations.menu', { language: name })}
        Icon={MoreVert}
        actions={[
          {
            label: words('use_as_source'),
            Icon: Source,
            run: () => setSource(language),
            isOff: language === source,
          },
          { label: words('make_first'), Icon: First, run: () => putFirst(language), isOff: language === first },
          {
            label: words('remove'),
            Icon: Delete,
            run: () => (written > 0 ? setAsking(true) : remove(language)),
            isOff: offered.length === 1,
            isDangerous: true,
          },
        ]}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={translate('app.survey_panels.translations.remove_title', { language: name })}
        text={translate('app.survey_panels.translations.remove_text', { smart_count: written, count: written })}
        action={words('remove')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          remove(language);
        }}
      />
    </>
  );
}
