export { changePreferencesAction as action } from '@vyloha/session/server';
export { loader } from '../compose/loaders/post-only.server';
