export { cleanHtml } from './clean-html.server';
export { cleanText, toPlainText } from './clean-text.server';
export { iframeHosts } from './iframe-hosts.server';
export { setUnknownNodeListener } from './unknown-nodes';
