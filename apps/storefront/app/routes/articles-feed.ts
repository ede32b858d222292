export { articlesFeedLoader as loader } from '@vyloha/blog/server';

export const handle = { i18n: ['blog'] };
