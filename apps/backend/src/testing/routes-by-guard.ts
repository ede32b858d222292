import { routes } from '../modules';
import { routeGuards } from './route-guards';

/** Method and URL, by which guards are declared. */
export const nameOf = ({ method, url }: { method: string; url: string }) => `${method} ${url}`;

export const listRoutesByGuard = (guard: string) => routes.filter((route) => routeGuards[nameOf(route)] === guard);
