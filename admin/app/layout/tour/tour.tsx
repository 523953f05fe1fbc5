import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useGuidance } from '../../../ui/guidance/use-guidance.ts';
import { paths } from '../../../entities/guard.ts';
import { TourStop } from './tour-stop.tsx';
import { endTour, useIsTouring } from '../../../ui/guidance/use-tour.ts';

/** The tour while it is on. It is about the dashboard: who goes elsewhere has left it. */
export function Tour() {
  const isOn = useIsTouring();
  const { pathname } = useLocation();
  const [{ hasSeenTour }, note] = useGuidance();
  const isHere = pathname === paths.dashboard;
  useEffect(() => {
    if (isOn && !isHere) endTour();
  }, [isOn, isHere]);
  useEffect(() => {
    if (isOn && !hasSeenTour) note({ hasSeenTour: true });
  }, [isOn, hasSeenTour, note]);
  return isOn && isHere ? <TourStop onEnd={endTour} /> : null;
}
