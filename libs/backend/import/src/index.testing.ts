export { importedJobs } from './import/finish-jobs';
export { importShop, toRunSettings, writeDocuments } from './import/import-shop';
export { checkPart } from './import/running/import-part';
