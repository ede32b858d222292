export { schemaProblems } from './testing/schema-problems';
