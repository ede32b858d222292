/** Shown when not even the frame of the page can be rendered: without texts, settings or data, in both languages. */
export function StaticErrorPage() {
  return (
    <main>
      <h1>Něco se porouchalo</h1>
      <p>Omlouváme se, pokud se problém opakuje, kontaktujte nás.</p>
      <p lang="sk">Niečo sa pokazilo. Ospravedlňujeme sa, ak sa problém opakuje, kontaktujte nás.</p>
      <p>
        <a href="/">Zkusit znovu</a>
      </p>
    </main>
  );
}
