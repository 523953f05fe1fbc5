import { fieldName } from '../../shared/survey/form.ts';
import type { MatrixControl } from '../../shared/questions/control.ts';
import type { FieldProps } from './field.ts';
import { PartFault } from './part-fault.tsx';

/** A radio group for each row, named by its row: a table would not fit on a phone. */
export function Matrix({ control, question, id, parts, required, faults, faultText }: FieldProps<MatrixControl>) {
  return (
    <div className="matrix">
      {control.rows.map((row) => {
        const fault = faults.find(({ part }) => part === row.value);
        const rowId = `${id}-${row.value}`;
        return (
          <div
            key={row.value}
            className="row"
            role="radiogroup"
            aria-labelledby={rowId}
            aria-describedby={fault && `${rowId}-fault`}
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
            <PartFault id={rowId} fault={fault} faultText={faultText} />
          </div>
        );
      })}
    </div>
  );
}
