export { requestedPage, totalPagesFor } from './pagination.server';
export { badRequest, movedPermanently, notFound, refused, seeOther } from './responses.server';
