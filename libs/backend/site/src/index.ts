export { siteModule } from './site/module';
