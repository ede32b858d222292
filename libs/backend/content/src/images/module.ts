import { image } from './tables';
import { defineModule } from '@vyloha/backend-kernel';
import { imageRoutes } from './image-routes';

/** Pictures in all sizes. */
export const imagesModule = defineModule({
  name: 'images',
  tables: { image },
  routes: imageRoutes,
});
