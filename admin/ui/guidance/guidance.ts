/** How far a user has been shown around in this browser: of each user apart, and kept over a sign-out. */

export interface Guidance {
  /** Of the list of first steps: open once it was shown with something to do, hidden by its reader, or done and told so. */
  steps: 'new' | 'open' | 'hidden' | 'done';
  /** Whether the tour began by itself once. */
  hasSeenTour: boolean;
}

export interface GuidanceStore {
  /** The same object until something of it changes. */
  get: (userId: number) => Guidance;
  set: (userId: number, change: Partial<Guidance>) => void;
  subscribe: (listener: () => void) => () => void;
}

const NEW: Guidance = { steps: 'new', hasSeenTour: false };
const STEPS: readonly unknown[] = ['new', 'open', 'hidden', 'done'] satisfies Guidance['steps'][];
const isSteps = (value: unknown): value is Guidance['steps'] => STEPS.includes(value);

const keyOf = (userId: number): string => `guidance.${userId}`;

export function createGuidanceStore(storage: Storage): GuidanceStore {
  const known = new Map<number, Guidance>();
  const listeners = new Set<() => void>();
  const get = (userId: number): Guidance => {
    const guidance = known.get(userId) ?? parsed(storage.getItem(keyOf(userId)));
    known.set(userId, guidance);
    return guidance;
  };
  return {
    get,
    set(userId, change) {
      const guidance = { ...get(userId), ...change };
      known.set(userId, guidance);
      storage.setItem(keyOf(userId), JSON.stringify(guidance));
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function parsed(text: string | null): Guidance {
  try {
    const { steps, hasSeenTour } = Object(JSON.parse(text ?? '{}')) as Record<string, unknown>;
    return {
      steps: isSteps(steps) ? steps : NEW.steps,
      hasSeenTour: hasSeenTour === true,
    };
  } catch {
    return NEW;
  }
}
