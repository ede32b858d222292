export default function Home() {
  return <main>Výloha</main>;
}
