export { closeNoticeAction as action } from '@vyloha/shell/server';
export { loader } from '../compose/loaders/post-only.server';
