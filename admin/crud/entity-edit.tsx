import { type ComponentProps, useMemo } from 'react';
import { EditBase, type Identifier, type RaRecord, useEditContext, useTranslate } from 'react-admin';
import type { EntityFormProps } from './entity-create.tsx';
import { useCustomPieces, useCustomValues, useWritableCustom } from './custom/use-custom-pieces.tsx';
import { ErrorState } from '../ui/states/error-state.tsx';
import { FormFields } from './form-fields.tsx';
import { FORM_QUERY } from '../ui/form/form-query.ts';
import { FormFrame } from './form-frame.tsx';
import { FormSkeleton } from '../ui/form/form-skeleton.tsx';
import { Frame } from './frame.tsx';
import { fieldErrorsOf } from '../providers/problem.ts';
import { RowConflictNotice, useRowConflict } from '../ui/mutations/row-conflict.tsx';
import { useSavedWithUndo } from './history/use-saved-with-undo.ts';
import { useDraftOfForm } from './draft/use-draft-of-form.tsx';
import { SaveBar } from './save-bar.tsx';
import { useGoTo, useScreen, useScreenPath } from './screen-context.tsx';
import { useMay, useWritableFields } from '../entities/use-access.ts';
import { useNames } from '../entities/use-names.ts';
import { useRecordLabel } from '../entities/use-record-label.ts';
import { SavedFormContext, useSavedForm } from '../ui/unsaved/use-unsaved-form.ts';
import { useNotifyError } from '../ui/mutations/use-notify-error.ts';

const QUERY = { ...FORM_QUERY, onError: () => undefined };

/** The form that changes a row; the server answers before it closes, so that its violations show at their fields. */
export function EntityEdit({ entity, ...form }: EntityFormProps) {
  const { place } = useScreen();
  const toPath = useScreenPath();
  const may = useMay(entity.route);
  const { isSaved, onSaved } = useSavedForm(entity.route, place.id);
  const notifyError = useNotifyError();
  const { conflict, settle, take } = useRowConflict();
  const onSuccess = useSavedWithUndo(entity);
  const onError = (error: unknown) => {
    if (!take(error) && Object.keys(fieldErrorsOf(error)).length === 0) notifyError(error);
  };
  const redirect = (_resource: string | undefined, id: Identifier | undefined) => {
    onSaved();
    return may('detail') ? toPath('show', id) : toPath('list');
  };
  return (
    <EditBase
      resource={entity.route}
      id={place.id ?? 0}
      mutationMode="pessimistic"
      redirect={redirect}
      queryOptions={QUERY}
      mutationOptions={
        entity.history ? { onError, onSuccess: (row, sent) => onSuccess(redirect, row, sent) } : { onError }
      }
    >
      <SavedFormContext value={isSaved}>
        <EditForm
          entity={entity}
          conflict={conflict}
          onSettle={settle}
          onDraftRefused={take}
          onDraftSaved={onSaved}
          {...form}
        />
      </SavedFormContext>
    </EditBase>
  );
}

interface EditFormProps
  extends EntityFormProps, Pick<ComponentProps<typeof RowConflictNotice>, 'conflict' | 'onSettle'> {
  /** Answers whether the refusal is told already. */
  onDraftRefused: (error: unknown) => boolean;
  onDraftSaved: () => void;
}

function EditForm({ entity, inputs, children, conflict, onSettle, ...draft }: EditFormProps) {
  const translate = useTranslate();
  const { place, fixed } = useScreen();
  const { one } = useNames(entity);
  const labelOf = useRecordLabel(entity.route);
  const goTo = useGoTo();
  const may = useMay(entity.route);
  const writable = useWritableFields(entity, 'patch').filter((source) => !(source in fixed));
  const custom = useCustomPieces(entity).inputs;
  const own = useWritableCustom(entity, 'patch', custom);
  const { isLoading, valuesIn } = useCustomValues(entity);
  const { record, error, refetch } = useEditContext();
  const values = useMemo(() => record && (valuesIn(record) as RaRecord), [record, valuesIn]);
  const { notice, button, onRetry, settle } = useDraftOfForm({ entity, ...draft });
  const title = record === undefined ? one : translate('app.form.edit', { label: labelOf(record) });
  if (record === undefined || values === undefined || isLoading) {
    return (
      <Frame title={title}>
        {error && record === undefined ? <ErrorState error={error} onRetry={() => void refetch()} /> : <FormSkeleton />}
      </Frame>
    );
  }
  const leave = () => (may('detail') ? goTo('show', place.id) : goTo('list'));
  return (
    <FormFrame
      title={title}
      record={values}
      footer={<SaveBar action={translate('app.form.save_changes')} onCancel={leave} beside={button} needsChange />}
    >
      <RowConflictNotice
        conflict={conflict}
        writable={writable}
        onSettle={() => {
          settle();
          onSettle();
        }}
        onTakeTheirs={() => void refetch()}
        onRetry={onRetry}
      />
      {notice}
      {children ?? <FormFields entity={entity} inputs={{ ...inputs, ...custom }} writable={[...writable, ...own]} />}
    </FormFrame>
  );
}
