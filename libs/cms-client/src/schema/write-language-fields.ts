import { readFileSync, writeFileSync } from 'node:fs';
import { withLanguageFields } from './language-fields';

const schema = new URL('../../../contract/schema.graphql', import.meta.url);
writeFileSync(schema, withLanguageFields(readFileSync(schema, 'utf8')));
