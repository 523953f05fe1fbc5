import { Box, FormControl, FormHelperText, FormLabel } from '@mui/material';
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { get, useFormContext, useFormState } from 'react-hook-form';
import { FieldTitle, useResourceContext, useSourceContext, useTranslate, ValidationError } from 'react-admin';
import { isObject } from '../../providers/user-data.ts';
import type { InputProps } from './use-field-input.tsx';

interface ObjectGroupProps extends Pick<InputProps, 'source' | 'label' | 'helperText' | 'required'> {
  /** Beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** Inputs that belong together under one title, and below them the help or what is wrong with them as a whole. */
export function ObjectGroup({ source, label, helperText, required = false, action, children }: ObjectGroupProps) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const error = useWholeError(source);
  const id = useId();
  const message = error === undefined ? helperText && translate(helperText) : <ValidationError error={error} />;
  return (
    <FormControl
      role="group"
      aria-labelledby={id}
      error={error !== undefined}
      className={`ra-input-${source}`}
      sx={{ minWidth: 0, display: 'block' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, marginBottom: 2 }}>
        <FormLabel component="span" id={id} sx={TITLE}>
          <FieldTitle label={label} source={source} resource={resource} isRequired={required} />
        </FormLabel>
        {action}
      </Box>
      {children}
      {message && <FormHelperText>{message}</FormHelperText>}
    </FormControl>
  );
}

const TITLE = { fontSize: '0.8125rem', fontWeight: 550, lineHeight: 1.5, color: 'text.primary' };

/** What is wrong with an object or a list as a whole; nothing where one of the inputs inside says it. */
function useWholeError(source: string): string | undefined {
  const name = useSourceContext().getSource(source);
  const { errors } = useFormState({ name, exact: false });
  const error: unknown = get(errors, name);
  // Of a list it is an array, which has what is wrong with the whole beside its items.
  const { root, message: own, type: _type, ref: _ref, ...inside }: Partial<Record<string, unknown>> = Object(error);
  const ofRoot = isObject(root) ? root.message : undefined;
  const message = [ofRoot, own].find((text) => typeof text === 'string' && text !== '');
  // The server's first message about the inside stands at the whole too, and would keep the form from being sent once the inside is mended.
  const [toldInside, setToldInside] = useState<unknown>();
  const { clearErrors } = useFormContext();
  const isInside = Object.values(inside).some(isObject);
  if (isInside && message !== undefined && message !== toldInside) setToldInside(message);
  const isMended = !isInside && message !== undefined && message === toldInside;
  useEffect(() => {
    if (isMended) clearErrors(name);
  }, [isMended, clearErrors, name]);
  return typeof message !== 'string' || isInside || isMended ? undefined : message;
}

/**
 * Where the inputs of an object stand in the form, and under which key they have their names.
 * @param path of the object, as `address` or `parts.2`
 */
export function useInside(path: string, words: string) {
  const { getSource } = useSourceContext();
  return useMemo(
    () => ({
      getSource: (source: string) => getSource(source === '' ? path : `${path}.${source}`),
      getLabel: (source: string) => `${words}.fields.${source}`,
    }),
    [getSource, path, words],
  );
}
