import { useTranslate } from 'react-admin';
import { feedback, node } from '../../generated/resources.ts';

/** What a field of a feedback is called; `unit_type` is one of its unit. */
export function useFieldName(): (name: string) => string {
  const translate = useTranslate();
  return (name) =>
    translate(
      name === 'unit_type' ? `resources.${node.route}.fields.type` : `resources.${feedback.route}.fields.${name}`,
    );
}
