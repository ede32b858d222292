export function loader(): never {
  throw new Response(null, { status: 404 });
}

export default function Catalog() {
  return null;
}
