import { useNonce } from './nonce';

/** A script of the page itself. Browsers hide the nonce from scripts, so the two sides never agree about it. */
export function InlineScript({ text }: { text: string }) {
  const nonce = useNonce();
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
