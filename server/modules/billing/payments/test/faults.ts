/** A gateway that fails for a share of the payments, each once: it does not hear a call, or has done it and is not heard. */
import { type Gateway, GatewayError } from '../gateway.ts';

/** What such a call is answered with. */
export class SimulatedFault extends GatewayError {}

const STEPS = ['open', 'confirm', 'retrieve'] as const;

interface Fault {
  step: (typeof STEPS)[number];
  isDone: boolean;
}

export interface FaultyGateway {
  gateway: Gateway;
  /** Payments that were begun, and those of them that met a fault. */
  counts(): { payments: number; faulty: number };
}

/**
 * Puts faults in front of a gateway.
 * @param gateway that works
 * @param random from 0 up to 1
 * @param share of the payments that meet a fault
 * @returns the gateway with faults
 */
export function faultyGateway(gateway: Gateway, random: () => number, share: number): FaultyGateway {
  const known = new Set<string>();
  /** By reference until the charge has a name, then by that. */
  const due = new Map<string, Fault>();
  let faulty = 0;

  async function met<Answer>(name: string, step: Fault['step'], call: () => Promise<Answer>): Promise<Answer> {
    const fault = due.get(name);
    if (fault?.step !== step) return call();
    due.delete(name);
    faulty += 1;
    if (fault.isDone) await call();
    throw new SimulatedFault('no answer');
  }
  return {
    counts: () => ({ payments: known.size, faulty }),
    gateway: {
      ...gateway,
      async open(order) {
        const { reference } = order;
        const step = STEPS[Math.floor(random() * STEPS.length)] ?? 'open';
        if (!known.has(reference) && random() < share) due.set(reference, { step, isDone: random() < 0.5 });
        known.add(reference);
        const charge = await met(reference, 'open', () => gateway.open(order));
        const fault = due.get(reference);
        if (fault) due.set(charge, fault);
        due.delete(reference);
        return charge;
      },
      confirm: (charge, confirmation) => met(charge, 'confirm', () => gateway.confirm(charge, confirmation)),
      retrieve: (charge) => met(charge, 'retrieve', () => gateway.retrieve(charge)),
    },
  };
}
