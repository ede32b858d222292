import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nearestFolder } from '../database/nearest-folder';
import { openApiDocument } from './openapi';
import { routes } from './routes';

const target = join(nearestFolder('libs'), 'contract/openapi.json');
await writeFile(target, `${JSON.stringify(openApiDocument(routes), null, 2)}\n`);
