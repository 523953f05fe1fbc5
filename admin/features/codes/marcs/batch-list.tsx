import PostAdd from '@mui/icons-material/PostAddOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import { Button } from '@mui/material';
import { Link } from 'react-router';
import { useRecordContext, useTranslate } from 'react-admin';
import { ReferenceFilter } from '../../../fields/index.ts';
import {
  columns as generated,
  filters as generatedFilters,
  moreColumns,
} from '../../../generated/views/marc_batch.tsx';
import { customer, marcBatch } from '../../../generated/resources.ts';
import type { MarcBatchRecord } from '../../../generated/types.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Column, EntityList } from '../../../crud/index.ts';
import { paths } from '../../../entities/guard.ts';
import { StateBar } from './state-bar.tsx';

const { company_name, kind, mark_count, note, created_at } = generated;

const columns = {
  company_name,
  kind,
  mark_count,
  bound_count: (
    <Column source="bound_count" label="app.marcs.states">
      <States />
    </Column>
  ),
  created_at,
  note,
};

const filters = {
  customer_id: (
    <ReferenceFilter
      source="customer_id"
      label={`resources.${marcBatch.route}.fields.company_name`}
      reference={customer.route}
      searchable
      sortBy="name"
    />
  ),
  kind: generatedFilters.kind,
};

/** The stock of marcs: every batch that was made, and what has become of it. */
export default function BatchList() {
  return (
    <EntityList
      entity={marcBatch}
      columns={columns}
      moreColumns={moreColumns}
      filters={filters}
      add={<MakeMarcs />}
      empty={<NoBatch />}
    />
  );
}

function States() {
  const batch = useRecordContext<MarcBatchRecord>();
  if (batch === undefined) return null;
  const { mark_count: total, bound_count: bound, retired_count: retired } = batch;
  return <StateBar states={{ blank: total - bound - retired, bound, retired }} />;
}

function MakeMarcs() {
  const translate = useTranslate();
  return (
    <Button component={Link} to={paths.marcGenerator} variant="contained" startIcon={<PostAdd />}>
      {translate('app.marcs.make')}
    </Button>
  );
}

function NoBatch() {
  const translate = useTranslate();
  return (
    <EmptyState Icon={Print} title={translate('app.marcs.no_batch')} action={<MakeMarcs />}>
      {translate('app.marcs.no_batch_text')}
    </EmptyState>
  );
}
