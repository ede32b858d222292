export { createFeeds } from './feeds/making/create-feeds';
export { feedsModule } from './feeds/module';
