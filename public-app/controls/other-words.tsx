import { fieldName } from '../../shared/survey/form.ts';
import type { Control } from '../../shared/questions/control.ts';
import type { FieldProps } from './field.ts';
import { PartViolation } from './part-violation.tsx';

type OtherWordsProps = Pick<FieldProps<Control>, 'id' | 'other' | 'violationText' | 'words'>;

/** What 'other' is: styles show it only where that is chosen, so that it needs no script. */
export function OtherWords({ id, other, violationText, words }: OtherWordsProps) {
  const fieldId = `${id}-other`;
  const { key, value, violation } = other;
  return (
    <div className="other-words">
      <label htmlFor={fieldId}>{words.translate('options.words')}</label>
      <input
        className="text"
        type="text"
        id={fieldId}
        name={fieldName(key)}
        autoComplete="off"
        defaultValue={value}
        aria-describedby={violation && `${fieldId}-violation`}
        aria-invalid={violation !== undefined}
      />
      <PartViolation id={fieldId} violation={violation} violationText={violationText} />
    </div>
  );
}
