import type { RouteConfig } from '@remix-run/route-config';
import { index, route } from '@remix-run/route-config';

export default [
  index('routes/home.tsx', { id: 'index___cs' }),
  route('*', 'routes/catalog.tsx', { id: 'all___cs' }),
] satisfies RouteConfig;
