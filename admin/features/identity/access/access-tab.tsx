/** The User access tab, as the page of a unit loads it. */
export { UnitAccess as default } from './unit-access.tsx';
