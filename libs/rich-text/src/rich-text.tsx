import clsx from 'clsx';
import { Fragment } from 'react';
import { NodeView } from './node-view';
import { parseRichText } from './parse-rich-text';
import styles from './rich-text.module.css';

export interface RichTextProps {
  /** Nodes as the content system keeps them; rooms carry them unread. */
  nodes: readonly unknown[];
  className?: string | undefined;
}

/** An editor's text. Unknown nodes are dropped with their text kept, links go nowhere they should not. */
export function RichText({ nodes, className }: RichTextProps) {
  const known = parseRichText(nodes);
  if (known.length === 0) return null;
  return (
    <div className={clsx(styles.richText, className)}>
      {known.map((node, index) => (
        <Fragment key={index}>
          <NodeView node={node} />
        </Fragment>
      ))}
    </div>
  );
}
