import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nearestFolder } from '../../database/nearest-folder';
import { backendPathsModule, openApiDocument } from './openapi';
import { routes } from '../routes/routes';

const libraries = nearestFolder('libs');
const document = openApiDocument(routes);
await writeFile(join(libraries, 'contract/openapi.json'), `${JSON.stringify(document, null, 2)}\n`);
await writeFile(join(libraries, 'http-client/src/backend-paths.generated.ts'), backendPathsModule(document));
