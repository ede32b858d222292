export { aPublicConfig } from './a-public-config';
export { aRequest } from './a-request';
export { allMessages } from './all-messages';
export { locationOf, redirectOf } from './redirects';
export { renderWithProviders } from './render-with-providers';
