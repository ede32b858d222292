export { changeChoicesAction as action } from '@vyloha/session/server';
export { loader } from '../compose/posted-only.server';
