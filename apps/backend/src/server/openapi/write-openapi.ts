import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nearestFolder } from '../../database/nearest-folder';
import { backendPathsModule, openApiDocument } from './openapi';
import { routes } from '../routes/routes';

const contract = join(nearestFolder('libs'), 'contract');
const document = openApiDocument(routes);
await writeFile(join(contract, 'openapi.json'), `${JSON.stringify(document, null, 2)}\n`);
await writeFile(join(contract, 'src/transport/backend-paths.generated.ts'), backendPathsModule(document));
