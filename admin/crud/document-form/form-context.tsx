import { createContext, type ReactNode, use, useCallback, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { properNameOf } from './choice-facts.tsx';
import type { Language } from '../../../shared/i18n/languages.ts';

export interface FormLanguages {
  /** In which texts are edited. */
  language: Language;
  /** That stands in where a text is missing. */
  fallback: Language;
}

interface FormFacts extends FormLanguages {
  /** Of the generated form: its own words go before those that all forms share. */
  form: string;
  readOnly: boolean;
  /** A refusal of the server, by the property's name. */
  errors: Readonly<Record<string, string>>;
}

const FormContext = createContext<FormFacts>({
  form: '',
  language: 'en',
  fallback: 'en',
  readOnly: false,
  errors: {},
});

export function FormProvider({ children, ...given }: FormFacts & { children: ReactNode }) {
  const { form, language, fallback, readOnly, errors } = given;
  const facts = useMemo(
    () => ({ form, language, fallback, readOnly, errors }),
    [form, language, fallback, readOnly, errors],
  );
  return <FormContext value={facts}>{children}</FormContext>;
}

export const useForm = (): FormFacts => use(FormContext);

const plainName = (name: string): string => {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Words of the forms: by a property's name, or the name itself where there are none yet. */
export function useFormWords() {
  const translate = useTranslate();
  const { form } = useForm();
  const labelOf = useCallback(
    (name: string) =>
      translate(`app.designer.forms.${form}.${name}`, {
        _: translate(`app.designer.properties.${name}`, { _: plainName(name) }),
      }),
    [translate, form],
  );
  const choiceOf = useCallback(
    (name: string, value: string) =>
      properNameOf(name, value) ??
      translate(`app.designer.choices.${name}.${value}`, {
        _: translate(`app.designer.choices.${value}`, { _: plainName(value) }),
      }),
    [translate],
  );
  return { labelOf, choiceOf };
}

/** The name of the property that a field stands for: the last step of its path that is no place in a list. */
export const nameOf = (path: readonly (string | number)[]): string =>
  String(path.findLast((step) => typeof step === 'string') ?? '');
