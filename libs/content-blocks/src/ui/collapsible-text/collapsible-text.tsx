import { keepPrepositions } from '@vyloha/i18n';
import { RichText, type RichTextNode } from '@vyloha/rich-text';
import { Disclosure } from '@vyloha/ui';

/** A text that opens at its title; without a title it stands open, since nothing could open it. */
export function CollapsibleText({ title, text }: { title: string | null; text: readonly RichTextNode[] }) {
  if (title === null) return <RichText nodes={text} />;
  return (
    <Disclosure title={keepPrepositions(title)}>
      <RichText nodes={text} />
    </Disclosure>
  );
}
