import type { Fault } from '../../shared/survey/document.ts';
import { AlertIcon } from '../views/icons.tsx';

interface PartFaultProps {
  /** Of the part; the fault's own ends in `-fault`. */
  id: string;
  fault: Fault | undefined;
  faultText: (fault: Fault) => string;
}

/** What is wrong with one row or field, right below it. */
export function PartFault({ id, fault, faultText }: PartFaultProps) {
  return (
    fault && (
      <p className="fault" id={`${id}-fault`} role="alert">
        <AlertIcon />
        {faultText(fault)}
      </p>
    )
  );
}
