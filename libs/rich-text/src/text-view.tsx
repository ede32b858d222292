import { markTags } from '@vyloha/contract';
import { isExternalLink } from '@vyloha/links';
import { Link } from '@vyloha/ui';
import type { ReactNode } from 'react';
import type { Mark } from './rich-text-node';

/** A text inside its marks, the first one outermost. */
export function TextView({ text, marks }: { text: string; marks: readonly Mark[] }) {
  return marks.reduceRight<ReactNode>((content, mark) => withMark(content, mark), text);
}

function withMark(content: ReactNode, mark: Mark): ReactNode {
  if (mark.type === 'anchor') return <span id={mark.id}>{content}</span>;
  if (mark.type === 'link') return <TextLink {...mark}>{content}</TextLink>;
  const Element = markTags[mark.type];
  return <Element>{content}</Element>;
}

function TextLink({ href, opensNewWindow, children }: { href: string; opensNewWindow: boolean; children: ReactNode }) {
  const newWindow = opensNewWindow ? { target: '_blank', rel: 'noopener' } : {};
  if (isExternalLink(href) || href.startsWith('#')) {
    return (
      <a href={href} {...newWindow}>
        {children}
      </a>
    );
  }
  return (
    <Link to={href} {...newWindow}>
      {children}
    </Link>
  );
}
