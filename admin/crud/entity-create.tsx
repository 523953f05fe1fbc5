import type { ReactNode } from 'react';
import { CreateBase, useTranslate } from 'react-admin';
import { useCustomPieces, useCustomValues, useWritableCustom } from './custom/use-custom-pieces.tsx';
import type { Pieces } from './filter-bar.tsx';
import { FormFields } from './form-fields.tsx';
import { FormSkeleton } from '../ui/form/form-skeleton.tsx';
import { FormFrame } from './form-frame.tsx';
import { Frame } from './frame.tsx';
import { useGivenValues } from './given-values.ts';
import type { EntityResource } from '../entities/resource.ts';
import { SaveBar } from './save-bar.tsx';
import { useGoTo, useScreen, useScreenPath } from './screen-context.tsx';
import { SavedFormContext, useSavedForm } from '../ui/unsaved/use-unsaved-form.ts';
import { useMay, useWritableFields } from '../entities/use-access.ts';
import { useNames } from '../entities/use-names.ts';

export interface EntityFormProps {
  entity: EntityResource;
  inputs: Pieces;
  /** In place of the inputs in their sections. */
  children?: ReactNode;
}

/** The form for a new row. */
export function EntityCreate({ entity, inputs, children }: EntityFormProps) {
  const translate = useTranslate();
  const { fixed } = useScreen();
  const { inline } = useNames(entity);
  const toPath = useScreenPath();
  const goTo = useGoTo();
  const may = useMay(entity.route);
  const { isSaved, onSaved } = useSavedForm(entity.route);
  const writable = useWritableFields(entity, 'create').filter((source) => !(source in fixed));
  const custom = useCustomPieces(entity).inputs;
  const own = useWritableCustom(entity, 'create', custom);
  const { isLoading, valuesIn } = useCustomValues(entity);
  const given = useGivenValues(writable);
  const title = translate('ra.action.create_item', { item: inline });
  if (isLoading)
    return (
      <Frame title={title}>
        <FormSkeleton />
      </Frame>
    );
  return (
    <CreateBase
      resource={entity.route}
      redirect={(_resource, id) => {
        onSaved();
        return may('detail') && id !== undefined ? toPath('show', id) : toPath('list');
      }}
      transform={(data: object) => ({ ...data, ...fixed })}
    >
      <SavedFormContext value={isSaved}>
        <FormFrame
          title={title}
          defaultValues={valuesIn({ ...given, ...fixed })}
          footer={<SaveBar action={title} onCancel={() => goTo('list')} needsChange={false} />}
        >
          {children ?? (
            <FormFields entity={entity} inputs={{ ...inputs, ...custom }} writable={[...writable, ...own]} />
          )}
        </FormFrame>
      </SavedFormContext>
    </CreateBase>
  );
}
