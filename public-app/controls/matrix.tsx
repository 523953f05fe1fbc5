import { fieldName } from '../../shared/survey/form.ts';
import type { Choice, MatrixControl } from '../../shared/questions/control.ts';
import { textPart } from '../../shared/questions/matrix-answer.ts';
import { CheckIcon } from '../views/icons.tsx';
import type { FieldProps } from './field.ts';
import { PartViolation } from './part-violation.tsx';

type MatrixProps = FieldProps<MatrixControl>;

/** A group for each row, named by its row: a table would not fit on a phone. */
export const Matrix = (props: MatrixProps) => (
  <div className="matrix">
    {props.control.rows.map((row) => (
      <Row key={row.value} row={row} {...props} />
    ))}
  </div>
);

function Row({ row, ...props }: MatrixProps & { row: Choice }) {
  const { control, question, id, parts, required, violations, violationText } = props;
  const { columns, several, scale, text } = control;
  const violation = violations.find(({ part }) => part === row.value);
  const rowId = `${id}-${row.value}`;
  const hasEnds = Boolean(scale?.lowest || scale?.highest);
  return (
    <div
      className="row"
      role={several ? 'group' : 'radiogroup'}
      aria-labelledby={rowId}
      aria-describedby={
        [hasEnds && `${rowId}-ends`, violation && `${rowId}-violation`].filter(Boolean).join(' ') || undefined
      }
    >
      <p id={rowId}>{row.label}</p>
      <div className={scale ? 'cells points' : several ? 'cells boxes' : 'cells'}>
        {columns.map(({ value, label }) => (
          <label key={value} className="option cell">
            <input
              type={several ? 'checkbox' : 'radio'}
              name={fieldName(question, row.value)}
              value={value}
              defaultChecked={parts[row.value]?.includes(value)}
              required={required && !several}
            />
            {several && (
              <span className="box">
                <CheckIcon />
              </span>
            )}
            <span className="label">{label}</span>
          </label>
        ))}
      </div>
      {hasEnds && (
        <div className="row-ends" id={`${rowId}-ends`}>
          <span>{scale?.lowest && `${columns[0]?.label}: ${scale.lowest}`}</span>
          <span>{scale?.highest && `${columns.at(-1)?.label}: ${scale.highest}`}</span>
        </div>
      )}
      <PartViolation id={rowId} violation={violation} violationText={violationText} />
      {text !== undefined && <OwnWords {...props} row={row} label={text} />}
    </div>
  );
}

/** A line for what the columns don't say. */
function OwnWords({
  row,
  label,
  question,
  id,
  parts,
  violations,
  violationText,
}: MatrixProps & { row: Choice; label: string }) {
  const part = textPart(row.value);
  const fieldId = `${id}-${row.value}-text`;
  const violation = violations.find((found) => found.part === part);
  return (
    <div className="own-words">
      <label htmlFor={fieldId}>{label}</label>
      <input
        className="text"
        type="text"
        id={fieldId}
        name={fieldName(question, part)}
        autoComplete="off"
        defaultValue={parts[part]?.[0] ?? ''}
        aria-describedby={violation && `${fieldId}-violation`}
        aria-invalid={violation !== undefined}
      />
      <PartViolation id={fieldId} violation={violation} violationText={violationText} />
    </div>
  );
}
