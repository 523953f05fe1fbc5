import { useTranslate } from 'react-admin';

/** The words of MUI's Autocomplete. */
export function useAutocompleteTexts() {
  const translate = useTranslate();
  return {
    noOptionsText: translate('app.list.no_match'),
    loadingText: translate('ra.page.loading'),
    clearText: translate('ra.action.clear_input_value'),
    openText: translate('ra.action.open'),
    closeText: translate('ra.action.close'),
  };
}
