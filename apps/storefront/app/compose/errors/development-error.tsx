/** What was thrown, for whoever works on the shop; no build of it has this page. */
export function DevelopmentError({ error }: { error: Error }) {
  return (
    <section>
      <h1>{`${error.name}: ${error.message}`}</h1>
      <pre>{error.stack}</pre>
    </section>
  );
}
