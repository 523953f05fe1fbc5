/** A signature, drawn with a finger, a mouse or a pen, or typed. */
import type { SignatureProps } from '../../controls/signature.tsx';
import { TypedName } from '../../controls/typed-name.tsx';
import { AlertIcon } from '../../views/icons.tsx';
import { useItems } from './items.ts';
import type { MediaPlace } from './place.ts';
import { AREA } from './use-pen.ts';
import { useSignature } from './use-signature.ts';

/** Empty, it takes a drawing or a name; what was drawn is cleared before a name can be typed. */
export function Drawing(props: SignatureProps & { place: MediaPlace }) {
  const { name, words, violationText, question } = props;
  const { drawn, typed, refusal, isEmpty, area, clear } = useSignature(props);
  return (
    <div className="signature">
      {drawn === null ? (
        <canvas className="pad" role="img" aria-label={words.translate('signature.draw')} {...AREA} {...area} />
      ) : (
        <Drawn media={drawn} name={name} label={words.translate('signature.signed')} />
      )}
      {refusal && (
        <p className="violation" role="alert">
          <AlertIcon />
          {violationText({ question, ...refusal })}
        </p>
      )}
      {isEmpty ? (
        <TypedName {...props} label="signature.or_type" typed={typed} required={false} />
      ) : (
        <button type="button" className="way" onClick={clear}>
          {words.translate('signature.clear')}
        </button>
      )}
    </div>
  );
}

/** One of before a reload is no more than its name. */
function Drawn({ media, name, label }: { media: string; name: string; label: string }) {
  const [item] = useItems([media]);
  return (
    <div className="pad">
      <input type="hidden" name={name} value={media} />
      {item ? <img src={item.url} alt={label} /> : label}
    </div>
  );
}
