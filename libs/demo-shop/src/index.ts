export { demoDocuments, demoProgressSchema, demoProgressSetting } from './demo-documents';
