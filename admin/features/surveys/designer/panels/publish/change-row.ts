/** What differs between two states of a survey, in words. */
import { useTranslate } from 'react-admin';

/** As the server tells it. */
export interface ChangeRow {
  kind: string;
  question?: string;
  title?: string;
  properties?: string[];
}

/** `Question changed: How was it? (options, help)`. */
export function useChangeText(): (change: ChangeRow) => string {
  const translate = useTranslate();
  const nameOf = (property: string) =>
    translate(`app.survey_panels.properties.${property}`, { _: translate('app.survey_panels.properties.settings') });
  return ({ kind, title, question, properties = [] }) => {
    // Most pages have no title: then there is nothing to call them by.
    if (title === undefined && question === undefined) {
      return translate(`app.survey_panels.changes.bare.${kind}`, { _: translate(`app.survey_panels.changes.${kind}`) });
    }
    const name = title ?? question ?? translate('app.survey_panels.changes.untitled');
    const words = translate(`app.survey_panels.changes.${kind}`, { name, _: kind });
    return properties.length === 0 ? words : `${words} (${[...new Set(properties.map(nameOf))].join(', ')})`;
  };
}
