import { type ComponentType, createContext, use } from 'react';
import { fileFieldName } from '../../shared/survey/form.ts';
import { CheckIcon } from '../views/icons.tsx';
import type { MediaControl } from '../../shared/questions/control.ts';
import type { FieldProps } from './field.ts';

export type MediaFieldProps = FieldProps<MediaControl>;

/**
 * What the script puts in the place of the plain field once it runs: capturing, uploading at once, showing what was
 * taken. Null: the plain one, which the form posts. Whatever stands there posts the ids of stored files as `name`.
 */
export const MediaEnhancement = createContext<ComponentType<MediaFieldProps> | null>(null);

export function MediaField(props: MediaFieldProps) {
  const Enhanced = use(MediaEnhancement) ?? PlainMedia;
  return <Enhanced {...props} />;
}

/** A file field, and what is stored already as boxes: to take one off is to leave it out. */
export function PlainMedia({
  control,
  question,
  id,
  name,
  values,
  required,
  describedBy,
  invalid,
  words,
}: MediaFieldProps) {
  const { media, accept, maxFiles } = control;
  return (
    <div className="media">
      {values.map((value, at) => (
        <label key={value} className="option">
          <input type="checkbox" name={name} value={value} defaultChecked />
          <span className="box">
            <CheckIcon />
          </span>
          <span className="label">{words.translate('media.stored', { number: at + 1 })}</span>
        </label>
      ))}
      {values.length < maxFiles && (
        <input
          className="text"
          type="file"
          id={`${id}-file`}
          name={fileFieldName(question)}
          accept={accept}
          capture={media === 'audio' ? 'user' : undefined}
          multiple={maxFiles > 1}
          required={required && values.length === 0}
          aria-label={words.translate(`media.${media}`)}
          aria-describedby={describedBy}
          aria-invalid={invalid}
        />
      )}
      <p className="help">{words.translate(maxFiles > 1 ? 'media.up_to' : 'media.one', { limit: maxFiles })}</p>
    </div>
  );
}
