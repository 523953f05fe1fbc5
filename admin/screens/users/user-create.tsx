import { customerUser } from '../../generated/resources.ts';
import { EntityCreate } from '../../kit/index.ts';
import { newUserInputs } from './pieces.tsx';

/** A new user: an e-mail invites him to set his password. */
export default function UserCreate() {
  return <EntityCreate entity={customerUser} inputs={newUserInputs} />;
}
