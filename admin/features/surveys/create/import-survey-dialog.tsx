import { DialogTitle, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { DefinitionStep } from './definition-step.tsx';
import { ImportedStep } from './imported-step.tsx';
import { type Converted, useConvert } from './use-convert.ts';
import { WritingDialog } from '../../../ui/unsaved/writing-dialog.tsx';

/** Makes a survey out of one of SurveyJS: its definition first, then what came of it and what was left out. */
export function ImportSurveyDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const id = useId();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const [converted, setConverted] = useState<Converted>();
  // Stays while one looks at the result and comes back.
  const [text, setText] = useState('');
  const { convert, ...state } = useConvert(setConverted);
  return (
    <WritingDialog onClose={onClose} fullScreen={isNarrow} maxWidth="md" aria-labelledby={id}>
      <DialogTitle id={id}>{translate('app.surveys.import.title')}</DialogTitle>
      {converted === undefined ? (
        <DefinitionStep text={text} onText={setText} onConvert={convert} {...state} />
      ) : (
        <ImportedStep converted={converted} onBack={() => setConverted(undefined)} />
      )}
    </WritingDialog>
  );
}
