export { importedId } from './import/tables';
