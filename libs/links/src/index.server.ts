export { isPrefetch } from './is-prefetch.server';
export { requestedPage, totalPagesFor } from './pagination.server';
export { badRequest, movedPermanently, noContent, notFound, refused, seeOther } from './responses.server';
