import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { backendPathsModule, examplesSchema, nearestFolder, openApiDocument } from '@vyloha/backend-kernel';
import { routes } from '../../modules';

const libraries = nearestFolder('libs');
const examples = v.parse(
  examplesSchema,
  JSON.parse(await readFile(join(libraries, 'contract/openapi-examples.json'), 'utf8')),
);
const document = openApiDocument(routes, examples);
await writeFile(join(libraries, 'contract/openapi.json'), `${JSON.stringify(document, null, 2)}\n`);
await writeFile(join(libraries, 'http-client/src/backend-paths.generated.ts'), backendPathsModule(document));
