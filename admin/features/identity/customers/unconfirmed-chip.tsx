import { StateChip } from '../../../fields/cells/state-chip.tsx';

/** Of a registration whose link nobody has followed: nobody signs in to it yet. */
export const UnconfirmedChip = () => <StateChip state="unconfirmed" translation="app.customers.states" />;
