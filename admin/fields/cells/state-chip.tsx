import { RecordContextProvider } from 'react-admin';
import { StateField } from '../index.ts';

/** A state as a chip, of what is no row of react-admin's. */
export function StateChip({ state, translation }: { state: string; translation: string }) {
  return (
    <RecordContextProvider value={{ id: state, state }}>
      <StateField source="state" translation={translation} />
    </RecordContextProvider>
  );
}
