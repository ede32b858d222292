import { readFileSync, writeFileSync } from 'node:fs';
import { keylessTypesSource } from './keyless-types';

const sdl = readFileSync(new URL('../../../contract/schema.graphql', import.meta.url), 'utf8');
writeFileSync(new URL('./keyless-types.generated.ts', import.meta.url), keylessTypesSource(sdl));
