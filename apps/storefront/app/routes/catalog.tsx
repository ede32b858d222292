export { ErrorBoundary } from '../compose/error-boundary';
export { pageMeta as meta } from '../compose/page-meta';

export function loader(): never {
  throw new Response(null, { status: 404 });
}

export default function Catalog() {
  return null;
}
