import { useTranslate } from 'react-admin';
import type { EntityResource } from './resource.ts';

/** What one and several rows of the entity are called. */
export function useNames({ route }: EntityResource): { one: string; many: string } {
  const translate = useTranslate();
  return {
    one: translate(`resources.${route}.name`, { smart_count: 1 }),
    many: translate(`resources.${route}.name`, { smart_count: 2 }),
  };
}
