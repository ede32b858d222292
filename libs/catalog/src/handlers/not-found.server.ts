/** Thrown where an address has no page; the app decides what is shown. */
export function notFound(): Response {
  return new Response(null, { status: 404 });
}
