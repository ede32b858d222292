export { cleanHtml } from './clean-html.server';
export { cleanText, plainText } from './clean-text.server';
export { framedHosts } from './framed-hosts.server';
export { reportUnknownNodes } from './unknown-nodes';
