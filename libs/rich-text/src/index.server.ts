export { cleanHtml } from './clean-html.server';
export { framedHosts } from './framed-hosts.server';
export { reportUnknownNodes } from './unknown-nodes';
