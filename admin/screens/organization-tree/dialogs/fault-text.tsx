import { Typography } from '@mui/material';
import type { Fault } from './use-task.ts';

/** Below a field: why it was refused, and what to do about it. */
export function FaultText({ fault: { title, detail } }: { fault: Fault }) {
  return (
    <>
      {title}
      {detail !== null && (
        <>
          <br />
          {detail}
        </>
      )}
    </>
  );
}

/** Where no field is to blame. */
export function FaultAlert({ fault }: { fault: Fault }) {
  return (
    <Typography role="alert" sx={{ color: 'error.main' }}>
      <FaultText fault={fault} />
    </Typography>
  );
}
