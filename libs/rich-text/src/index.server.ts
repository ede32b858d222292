export { cleanHtml } from './clean-html.server';
