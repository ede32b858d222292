export { renderPage } from './testing/render-page';
