/** Thrown for an unknown address; the app renders the error page. */
export function notFound(): Response {
  return new Response(null, { status: 404 });
}
