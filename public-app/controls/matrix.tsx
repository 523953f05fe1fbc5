import { fieldName } from '../../shared/survey/form.ts';
import type { MatrixControl } from '../../shared/questions/control.ts';
import type { FieldProps } from './field.ts';
import { PartViolation } from './part-violation.tsx';

/** A radio group for each row, named by its row: a table would not fit on a phone. */
export function Matrix({
  control,
  question,
  id,
  parts,
  required,
  violations,
  violationText,
}: FieldProps<MatrixControl>) {
  return (
    <div className="matrix">
      {control.rows.map((row) => {
        const violation = violations.find(({ part }) => part === row.value);
        const rowId = `${id}-${row.value}`;
        return (
          <div
            key={row.value}
            className="row"
            role="radiogroup"
            aria-labelledby={rowId}
            aria-describedby={violation && `${rowId}-violation`}
          >
            <p id={rowId}>{row.label}</p>
            <div className="cells">
              {control.columns.map(({ value, label }) => (
                <label key={value} className="option cell">
                  <input
                    type="radio"
                    name={fieldName(question, row.value)}
                    value={value}
                    defaultChecked={parts[row.value] === value}
                    required={required}
                  />
                  <span className="label">{label}</span>
                </label>
              ))}
            </div>
            <PartViolation id={rowId} violation={violation} violationText={violationText} />
          </div>
        );
      })}
    </div>
  );
}
