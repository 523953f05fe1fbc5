import { useTranslate } from 'react-admin';

/** What the columns are; a screen reader hears it in each row. */
export function ListHead() {
  const translate = useTranslate();
  return (
    <div className="list-head" aria-hidden>
      <span className="head-unit">{translate('resources.units.name', { smart_count: 1 })}</span>
      <span className="row-figure">{translate('resources.units.fields.qr_read_count')}</span>
      <span className="row-figure">{translate('resources.units.fields.total_feedback_count')}</span>
      <span className="row-figure">{translate('resources.units.fields.open_feedback_count')}</span>
      <span className="row-end" />
    </div>
  );
}
