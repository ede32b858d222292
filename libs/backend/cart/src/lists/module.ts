import { defineModule } from '@vyloha/backend-kernel';
import { listRoutes } from './list-routes';

/** Wish lists and shopping lists, whose rows are the account's. */
export const listsModule = defineModule({ name: 'lists', routes: listRoutes });
