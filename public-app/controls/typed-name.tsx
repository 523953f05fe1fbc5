import type { SignatureControl } from '../../shared/questions/control.ts';
import type { FieldProps } from './field.ts';

interface TypedNameProps extends Pick<
  FieldProps<SignatureControl>,
  'id' | 'name' | 'words' | 'required' | 'describedBy' | 'invalid'
> {
  /** Key of the visitor's texts. */
  label: string;
  typed: string | undefined;
}

/** The name in place of a drawn signature. */
export function TypedName({ id, name, words, required, describedBy, invalid, label, typed = '' }: TypedNameProps) {
  return (
    <>
      <label htmlFor={`${id}-name`}>{words.translate(label)}</label>
      <input
        className="text"
        type="text"
        id={`${id}-name`}
        name={name}
        autoComplete="name"
        defaultValue={typed}
        required={required}
        aria-describedby={describedBy}
        aria-invalid={invalid}
      />
    </>
  );
}
