import Add from '@mui/icons-material/AddOutlined';
import { Box, Button } from '@mui/material';
import { Fragment, type ReactElement } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  SourceContextProvider,
  useResourceContext,
  useSourceContext,
  useTranslate,
  useTranslateLabel,
} from 'react-admin';
import { ObjectGroup, useInside } from '../base/object-group.tsx';
import type { InputProps } from '../base/use-field-input.tsx';

interface ObjectInputProps extends InputProps {
  /** Key under which the properties have their words. */
  words: string;
  inputs: Record<string, ReactElement>;
  /** There may be none. */
  isOptional?: boolean;
  /** What a new one holds. */
  blank?: object;
}

/** An object: an input for each of its properties, under one title. One that may be missing is there once it is required. */
export function ObjectInput({ words, inputs, isOptional: mayBeMissing = false, blank, ...props }: ObjectInputProps) {
  const isOptional = mayBeMissing && props.required !== true;
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const resource = useResourceContext();
  const inside = useInside(props.source, words);
  const name = useSourceContext().getSource(props.source);
  const { setValue } = useFormContext();
  const value: unknown = useWatch({ name });
  const isThere = !isOptional || (value !== null && value !== undefined);
  const title = String(translateLabel({ source: props.source, resource, label: props.label }));
  const verb = translate(isThere ? 'ra.action.remove' : 'ra.action.add');
  return (
    <ObjectGroup
      {...props}
      action={
        isOptional && (
          <Button
            size="small"
            aria-label={`${verb}: ${title}`}
            {...(isThere ? {} : { startIcon: <Add /> })}
            onClick={() => setValue(name, isThere ? null : blank, { shouldDirty: true })}
          >
            {verb}
          </Button>
        )
      }
    >
      {isThere && (
        <SourceContextProvider value={inside}>
          <Box sx={{ display: 'grid', gap: 3, padding: 3, border: 1, borderColor: 'divider', borderRadius: 1 }}>
            {Object.entries(inputs).map(([property, input]) => (
              <Fragment key={property}>{input}</Fragment>
            ))}
          </Box>
        </SourceContextProvider>
      )}
    </ObjectGroup>
  );
}
