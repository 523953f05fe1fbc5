import { type ComponentType, use, useEffect, useState } from 'react';
import { type MediaPlace, MediaPlaceContext } from '../client/media/place.ts';
import { whenReleased } from '../client/press.ts';
import type { SignatureControl } from '../../shared/questions/control.ts';
import { typedName } from '../../shared/questions/signature.ts';
import { CheckIcon } from '../views/icons.tsx';
import type { FieldProps } from './field.ts';
import { TypedName } from './typed-name.tsx';

export type SignatureProps = FieldProps<SignatureControl>;

/** The name, typed, which is all that there is without script; with it, an area to draw in. */
export function Signature(props: SignatureProps) {
  const place = use(MediaPlaceContext);
  const Drawing = useDrawing();
  return place && Drawing ? <Drawing {...props} place={place} /> : <TypedSignature {...props} />;
}

/** A signature that was drawn before is kept as a box: to take it back is to leave it out. */
function TypedSignature(props: SignatureProps) {
  const { name, values, required, words } = props;
  const typed = typedName(values);
  const drawn = typed === undefined ? values[0] : undefined;
  return (
    <div className="signature">
      {drawn && (
        <label className="option">
          <input type="checkbox" name={name} value={drawn} defaultChecked />
          <span className="box">
            <CheckIcon />
          </span>
          <span className="label">{words.translate('signature.signed')}</span>
        </label>
      )}
      <TypedName {...props} label="signature.type" typed={typed} required={required && !drawn} />
    </div>
  );
}

type DrawingView = ComponentType<SignatureProps & { place: MediaPlace }>;

/** Null until it is there, which is only where a signature is asked for. */
function useDrawing(): DrawingView | null {
  const [drawing, setDrawing] = useState<{ view: DrawingView } | null>(null);
  useEffect(() => {
    let isGone = false;
    void import('../client/media/drawing.tsx').then(
      ({ Drawing }) => {
        whenReleased(() => {
          if (!isGone) setDrawing({ view: Drawing });
        });
      },
      // Not there: the name can be typed.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return drawing?.view ?? null;
}
