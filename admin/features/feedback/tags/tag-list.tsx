import { useTranslate } from 'react-admin';
import { columns, filters } from '../../../generated/views/company_tag.tsx';
import { companyTag } from '../../../generated/resources.ts';
import { AddButton } from '../../../crud/add-button.tsx';
import { Column } from '../../../crud/column.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { iconOf } from '../../../entities/icon-of.ts';
import { EntityList } from '../../../crud/index.ts';
import { useMay } from '../../../entities/use-access.ts';
import { tagFields } from './tag-use.tsx';

const counted = {
  ...columns,
  feedback_count: (
    <Column source="feedback_count" numeric disableSort>
      {tagFields.feedback_count}
    </Column>
  ),
};

/** The company's tags, and how much feedback has each: to be renamed, colored and deleted. */
export default function TagList() {
  return <EntityList entity={companyTag} columns={counted} filters={filters} empty={<NoTag />} />;
}

function NoTag() {
  const translate = useTranslate();
  const may = useMay(companyTag.route);
  return (
    <EmptyState
      Icon={iconOf(companyTag)}
      title={translate('app.tags.empty.title')}
      action={<AddButton entity={companyTag} />}
    >
      {translate(`app.tags.empty.${may('create') ? 'text' : 'reader'}`)}
    </EmptyState>
  );
}
