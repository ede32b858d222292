import clsx from 'clsx';
import { NodeView } from './node-view';
import type { RichTextNode } from './rich-text-node';
import styles from './rich-text.module.css';

export interface RichTextProps {
  /** Result of `parseRichText`. */
  nodes: readonly RichTextNode[];
  className?: string | undefined;
}

/** Text of an editor; nothing without nodes. */
export function RichText({ nodes, className }: RichTextProps) {
  if (nodes.length === 0) return null;
  return (
    <div className={clsx(styles.richText, className)}>
      {nodes.map((node, index) => (
        <NodeView key={index} node={node} />
      ))}
    </div>
  );
}
