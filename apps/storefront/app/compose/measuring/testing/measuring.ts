/** Both of one instance, for tests that load them anew. */
export { track } from '@vyloha/analytics';
export { applyConsents } from '../apply-consents';
