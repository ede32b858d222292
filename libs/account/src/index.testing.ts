export { aHandlerContext } from './testing/a-handler-context';
export type { HandlerContext } from './testing/a-handler-context';
export { renderPage } from './testing/render-page';
