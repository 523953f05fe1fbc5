import { fieldName } from '../../shared/survey/form.ts';
import { CheckIcon } from '../views/icons.tsx';
import type { ContactControl, ContactField } from '../../shared/questions/control.ts';
import type { FieldProps } from './field.ts';
import { PartViolation } from './part-violation.tsx';

type ContactProps = FieldProps<ContactControl>;

/** The asked fields, each for itself, and the consent. */
export function Contact(props: ContactProps) {
  return (
    <div className="contact">
      {props.control.fields.map((field) => (
        <Field key={field.name} field={field} {...props} />
      ))}
      <Consent {...props} />
    </div>
  );
}

function Field({
  field,
  question,
  id,
  parts,
  violations,
  violationText,
  words,
}: ContactProps & { field: ContactField }) {
  const fieldId = `${id}-${field.name}`;
  const violation = violations.find(({ part }) => part === field.name);
  return (
    <div>
      <label htmlFor={fieldId}>
        {field.label}
        {!field.required && <span className="optional"> {words.translate('optional')}</span>}
      </label>
      <input
        className="text"
        id={fieldId}
        name={fieldName(question, field.name)}
        type={field.keyboard}
        // Addresses and numbers are written from left to right in every language.
        dir={field.keyboard === 'text' ? undefined : 'ltr'}
        autoComplete={field.autoComplete}
        defaultValue={parts[field.name]?.[0] ?? ''}
        aria-describedby={violation && `${fieldId}-violation`}
        aria-invalid={violation !== undefined}
      />
      <PartViolation id={fieldId} violation={violation} violationText={violationText} />
    </div>
  );
}

const CONSENT = 'consent';

function Consent({ control, question, id, parts, violations, violationText }: ContactProps) {
  const consentId = `${id}-${CONSENT}`;
  const violation = violations.find(({ part }) => part === CONSENT);
  return (
    <div>
      <label className="option consent">
        <input
          type="checkbox"
          name={fieldName(question, CONSENT)}
          value="true"
          defaultChecked={parts[CONSENT]?.[0] === 'true'}
          aria-describedby={violation && `${consentId}-violation`}
          aria-invalid={violation !== undefined}
        />
        <span className="box">
          <CheckIcon />
        </span>
        <span className="label">{control.consent}</span>
      </label>
      <PartViolation id={consentId} violation={violation} violationText={violationText} />
    </div>
  );
}
