import { RichText, type RichTextNode } from '@vyloha/rich-text';
import { Disclosure } from '@vyloha/ui';

/** A text that expands by its title; without a title it is always expanded, since nothing could expand it. */
export function CollapsibleText({ title, text }: { title: string | null; text: readonly RichTextNode[] }) {
  if (title === null) return <RichText nodes={text} />;
  return (
    <Disclosure title={title}>
      <RichText nodes={text} />
    </Disclosure>
  );
}
