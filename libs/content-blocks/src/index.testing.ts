export { aWideBanner } from './testing/a-wide-banner';
