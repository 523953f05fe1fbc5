import { Box } from '@mui/material';
import { type RaRecord, useGetManyAggregate } from 'react-admin';
import { useMay } from '../../entities/use-access.ts';
import { useDisplay } from '../base/display.tsx';
import { OneLine } from '../base/one-line.tsx';
import { type CellProps, useValue } from '../base/use-value.ts';
import { treeFieldsOf, useTreePaths } from '../tree/tree-rows.ts';
import { ReferenceField } from './reference-field.tsx';

const WIDTH = '30ch';

/** A row of a tree by its label, and below it the rows above, as far as the reader sees them. */
export function TreeReferenceField({ reference, ...props }: CellProps & { reference: string }) {
  const id = useValue(props);
  const path = useTreePath(reference, typeof id === 'number' ? id : null);
  const display = useDisplay();
  return (
    <>
      <ReferenceField reference={reference} {...props} />
      {path !== '' && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>
          {display === 'row' ? <OneLine text={path} width={WIDTH} /> : <bdi>{path}</bdi>}
        </Box>
      )}
    </>
  );
}

/** Read together with those of all other rows of the page. */
function useTreePath(reference: string, id: number | null): string {
  const mayRead = useMay(reference)('list');
  const { data } = useGetManyAggregate<RaRecord>(
    reference,
    { ids: id === null ? [] : [id], meta: { fields: treeFieldsOf(reference) } },
    { enabled: mayRead && id !== null },
  );
  const row = (data as (RaRecord | undefined)[] | undefined)?.[0];
  const pathOf = useTreePaths(reference, row === undefined ? [] : [row]);
  return row === undefined ? '' : pathOf(row);
}
