import { useCallback } from 'react';
import { useTranslate } from 'react-admin';

/** What a kind of question is called; one without words yet, by its own name. */
export function useTypeName(): (type: string) => string {
  const translate = useTranslate();
  return useCallback((type) => translate(`app.designer.types.${type}`, { _: plainName(type) }), [translate]);
}

const plainName = (type: string): string => {
  const words = type.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
