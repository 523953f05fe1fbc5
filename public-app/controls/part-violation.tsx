import type { Violation } from '../../shared/survey/document.ts';
import { AlertIcon } from '../views/icons.tsx';

interface PartViolationProps {
  /** Of the part or the question; the violation's own ends in `-violation`. */
  id: string;
  violation: Violation | undefined;
  violationText: (violation: Violation) => string;
}

/** What is wrong with a question, or with one row or field of it, right below it. */
export function PartViolation({ id, violation, violationText }: PartViolationProps) {
  return (
    violation && (
      <p className="violation" id={`${id}-violation`} role="alert">
        <AlertIcon />
        {violationText(violation)}
      </p>
    )
  );
}
