import { useNonce } from './nonce';

/** An inline script of the page. Browsers hide its nonce from scripts, so hydration would always see a mismatch. */
export function InlineScript({ text }: { text: string }) {
  const nonce = useNonce();
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
