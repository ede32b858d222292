export { createContentClient } from './browser/create-content-client';
