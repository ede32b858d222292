export { closeNoticeAction } from './handlers/close-notice.server';
export { loadShell } from './handlers/load-shell.server';
