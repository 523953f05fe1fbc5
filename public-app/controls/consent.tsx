import type { ConsentControl } from '../../shared/questions/control.ts';
import { fieldName } from '../../shared/survey/form.ts';
import { CheckIcon } from '../views/icons.tsx';
import type { FieldProps } from './field.ts';

/** Longer ones are scrolled in their place, by keys too, so that the box to tick stays near. */
const LONG = 600;

/** A text and a box to tick: what is posted is the language in which the text stood there. */
export function Consent({
  control,
  question,
  id,
  parts,
  required,
  describedBy,
  invalid,
  language,
  words,
}: FieldProps<ConsentControl>) {
  const { text, link } = control;
  const textId = `${id}-text`;
  const isLong = text.length > LONG;
  return (
    <div className="agreement">
      <div
        className={isLong ? 'terms long' : 'terms'}
        id={textId}
        dir="auto"
        {...(isLong && { tabIndex: 0, role: 'region', 'aria-label': words.translate('consent.text') })}
      >
        {text}
      </div>
      {link?.startsWith('https://') && (
        <a href={link} target="_blank" rel="noopener noreferrer">
          {words.translate('consent.whole')}
        </a>
      )}
      <label className="option">
        <input
          type="checkbox"
          name={fieldName(question, 'language')}
          value={language}
          defaultChecked={Boolean(parts['language']?.[0])}
          required={required}
          aria-describedby={[textId, describedBy].filter(Boolean).join(' ')}
          aria-invalid={invalid}
        />
        <span className="box">
          <CheckIcon />
        </span>
        <span className="label">{words.translate('consent.agree')}</span>
      </label>
    </div>
  );
}
