import clsx from 'clsx';
import { NodeView } from './node-view';
import type { RichTextNode } from './rich-text-node';
import styles from './rich-text.module.css';

export interface RichTextProps {
  /** What `parseRichText` made of the content system's nodes. */
  nodes: readonly RichTextNode[];
  className?: string | undefined;
}

/** An editor's text; nothing where there is none. */
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
