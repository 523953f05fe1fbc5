import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { DefinitionStep } from './definition-step.tsx';
import { ImportedStep } from './imported-step.tsx';
import { type Converted, useConvert } from './use-convert.ts';
import { WritingDialog } from '../../../ui/dialogs/writing-dialog.tsx';

/** Makes a survey out of one of another program: its definition first, then what came of it and what was left out. */
export function ImportSurveyDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const [converted, setConverted] = useState<Converted>();
  // Stays while one looks at the result and comes back.
  const [text, setText] = useState('');
  const { convert, ...state } = useConvert(setConverted);
  return (
    <WritingDialog size="md" fullScreenBelow="md" title={translate('app.surveys.import.title')} onClose={onClose}>
      {converted === undefined ? (
        <DefinitionStep text={text} onText={setText} onConvert={convert} {...state} />
      ) : (
        <ImportedStep converted={converted} onBack={() => setConverted(undefined)} />
      )}
    </WritingDialog>
  );
}
