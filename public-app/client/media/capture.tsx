/** Photos, recordings and files: taken, looked at, taken off, and on their way while the visitor goes on. */
import { type ChangeEvent, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { MediaFieldProps } from '../../controls/media.tsx';
import { fileFieldName } from '../../../shared/survey/form.ts';
import { AlertIcon, CrossIcon } from '../../views/icons.tsx';
import { refusedMedia } from '../outbox/deliver.ts';
import { addFile, type Item, type Refusal, removeFile, upload, useItems } from './items.ts';
import { type MediaPlace, MediaPlaceContext } from './place.ts';
import { released } from '../press.ts';
import { filesOf, plainFields } from './plain-fields.ts';
import { unfinished } from './unfinished.ts';
import { canRecord, clock, useRecorder } from './use-recorder.ts';

export function Capture(props: MediaFieldProps) {
  const place = use(MediaPlaceContext);
  return place && <CaptureAt {...props} place={place} />;
}

type CaptureProps = MediaFieldProps & { place: MediaPlace };

function CaptureAt(props: CaptureProps) {
  const { control, name, id, words, violationText, question, describedBy } = props;
  const { given, refusal, add, remove } = useGiven(props);
  const items = useItems(given);
  const isFull = given.length >= control.maxFiles;
  return (
    <div className="media" id={id}>
      <ul className="files">
        {given.map((media, at) => (
          <li key={media}>
            <input type="hidden" name={name} value={media} />
            <FileTile
              item={items[at]}
              label={items[at]?.name || words.translate('media.stored', { number: at + 1 })}
              medium={control.media}
              words={words}
              onRemove={() => remove(media)}
            />
          </li>
        ))}
      </ul>
      {refusal && (
        <p className="violation" role="alert">
          <AlertIcon />
          {violationText({ question, ...refusal })}
        </p>
      )}
      {!isFull && <Adding {...props} describedBy={describedBy} onFiles={add} count={given.length} />}
      <p className="help">
        {words.translate(control.maxFiles > 1 ? 'media.up_to' : 'media.one', { limit: control.maxFiles })}
      </p>
    </div>
  );
}

/** The files of this question: their uuids, in the order in which they came. */
function useGiven({ control, question, values, place }: CaptureProps) {
  const [given, setGiven] = useState(values);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const changed = useEffectEvent(() => place.changed());
  const text = given.join();
  const before = useRef(text);
  useEffect(() => {
    if (before.current !== text) changed();
    before.current = text;
  }, [text]);
  const isRefused = given.some((media) => refusedMedia.has(media));
  useEffect(() => {
    if (isRefused) setGiven((all) => all.filter((media) => !refusedMedia.has(media)));
  }, [isRefused]);

  async function add(files: File[]): Promise<void> {
    setRefusal(null);
    const room = control.maxFiles - given.length;
    for (const file of files.slice(0, room)) {
      const added = await addFile(place, { question, medium: control.media }, file);
      await released();
      if ('refusal' in added) {
        setRefusal(added.refusal);
        continue;
      }
      // In the form at once: who is waiting for it reads it there.
      flushSync(() => setGiven((all) => [...all, added.media]));
      void upload(added.media).then(async (refused) => {
        if (!refused) return;
        await released();
        setGiven((all) => all.filter((media) => media !== added.media));
        setRefusal(refused);
      });
    }
    if (files.length > room) setRefusal({ code: 'too_many_items', parameters: { limit: control.maxFiles } });
  }
  const begin = (files: File[]): void => {
    const adding = add(files).finally(() => unfinished.delete(finish));
    const finish = (): Promise<void> => adding;
    unfinished.add(finish);
  };
  const takeOver = useEffectEvent((field: HTMLInputElement) => begin(filesOf(field)));
  useEffect(() => {
    const field = plainFields.get(fileFieldName(question));
    if (!field) return undefined;
    const chosen = (): void => takeOver(field);
    chosen();
    // The window to choose in may still be open.
    field.addEventListener('change', chosen);
    return () => field.removeEventListener('change', chosen);
  }, [question]);
  return {
    given,
    refusal,
    add: begin,
    remove(media: string): void {
      setRefusal(null);
      setGiven((all) => all.filter((each) => each !== media));
      void removeFile(media);
    },
  };
}

interface FileTileProps extends Pick<MediaFieldProps, 'words'> {
  item: Item | undefined;
  label: string;
  medium: MediaFieldProps['control']['media'];
  onRemove: () => void;
}

function FileTile({ item, label, medium, words, onRemove }: FileTileProps) {
  return (
    <div className="tile">
      {item && medium === 'photo' && <img src={item.url} alt={label} />}
      <div className="facts">
        <span className="label" dir="auto" title={label}>
          {label}
        </span>
        {/* The visitor's own voice, just recorded: there are no captions of it. */}
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
        {item && medium === 'audio' && <audio controls src={item.url} aria-label={label} />}
        {item && (
          <span className="state" role="status">
            {item.state === 'sending'
              ? words.translate('media.sending', { percent: item.percent })
              : words.translate(`media.${item.state}`)}
          </span>
        )}
      </div>
      <button
        type="button"
        className="remove"
        aria-label={words.translate('media.remove', { name: label })}
        onClick={onRemove}
      >
        <CrossIcon />
      </button>
    </div>
  );
}

interface AddingProps extends CaptureProps {
  count: number;
  onFiles: (files: File[]) => void;
}

/** The ways to give a file: taken or recorded here, or chosen. */
function Adding(props: AddingProps) {
  const { control, words, onFiles, count } = props;
  const { media } = control;
  const [isDenied, setDenied] = useState(false);
  const recorder = useRecorder(
    () => words.translate('media.recording', { number: count + 1 }),
    (file) => onFiles([file]),
    () => setDenied(true),
  );
  if (recorder.seconds !== null)
    return (
      <div className="recording">
        <span role="timer" aria-live="off">
          <span className="light" />
          {clock(recorder.seconds)}
        </span>
        <button type="button" className="primary" onClick={recorder.stop}>
          {words.translate('media.stop')}
        </button>
      </div>
    );
  return (
    <div className="ways">
      {media === 'photo' && hasCamera() && (
        <FileButton {...props} label={words.translate('media.take')} capture="environment" />
      )}
      {media === 'audio' && canRecord() && (
        <button type="button" className="way" onClick={() => void recorder.start()}>
          {words.translate('media.record')}
        </button>
      )}
      <FileButton {...props} label={words.translate(`media.choose_${media}`)} isMain />
      {isDenied && (
        <p className="violation" role="alert">
          <AlertIcon />
          {words.translate('media.denied')}
        </p>
      )}
    </div>
  );
}

/** A phone or a tablet: a file dialog that opens the camera is for those. */
const hasCamera = (): boolean => window.matchMedia('(pointer: coarse)').matches;

interface FileButtonProps extends AddingProps {
  label: string;
  capture?: 'environment';
  isMain?: boolean;
}

/** The field itself lies, unseen, over what looks like a button: it is what is tapped, read out and focused. */
function FileButton({ control, id, describedBy, invalid, onFiles, label, capture, isMain = false }: FileButtonProps) {
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => onFiles(filesOf(currentTarget));
  return (
    <label className="way">
      <input
        type="file"
        id={isMain ? `${id}-file` : undefined}
        accept={control.accept}
        capture={capture}
        multiple={control.maxFiles > 1 && !capture}
        aria-describedby={describedBy}
        aria-invalid={invalid}
        onChange={choose}
      />
      {label}
    </label>
  );
}
