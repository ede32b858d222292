export { createFeeds } from './feeds/making/create-feeds';
export { shopFeeds } from './feeds/making/feeds';
export { feedsModule } from './feeds/module';
