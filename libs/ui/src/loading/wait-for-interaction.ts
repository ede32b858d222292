/** An entry point of its own for what packages of the page import, which must not wait for the whole library. */
export { waitForInteraction } from './first-interaction';
