import { ButtonLink, iconNames, Picture, type IconName } from '@vyloha/ui';
import clsx from 'clsx';
import type { RichTextButton, RichTextImage, RichTextNode } from './rich-text-node';
import { TextView } from './text-view';
import styles from './rich-text.module.css';

/** A wide table scrolls in its wrapper; keyboards can only scroll what is focusable. */
const keyboardTabIndex = 0;

/** One node with its content. */
export function NodeView({ node }: { node: RichTextNode }) {
  switch (node.type) {
    case 'text':
      return <TextView text={node.text} marks={node.marks} />;
    case 'hardBreak':
      return <br />;
    case 'clearer':
      return <span className={styles.clearer} />;
    case 'image':
      return <ImageView image={node.image} />;
    case 'button':
      return <ButtonView button={node.button} content={node.content} />;
    default:
      return <ElementView node={node} />;
  }
}

type ElementNode = Exclude<RichTextNode, { type: 'text' | 'hardBreak' | 'clearer' | 'image' | 'button' }>;

function ElementView({ node }: { node: ElementNode }) {
  const content = <Content nodes={node.content} />;
  switch (node.type) {
    case 'paragraph':
      return (
        <p className={clsx(node.align && styles[node.align], node.isFullWidth && styles.fullWidth) || undefined}>
          {content}
        </p>
      );
    case 'heading': {
      const Heading = `h${node.level}` as const;
      return <Heading id={node.id}>{content}</Heading>;
    }
    case 'bulletList':
      return <ul>{content}</ul>;
    case 'orderedList':
      return <ol>{content}</ol>;
    case 'listItem':
      return <li>{content}</li>;
    case 'blockquote':
      return <blockquote>{content}</blockquote>;
    case 'table':
      return (
        <div className={styles.tableWrapper} tabIndex={keyboardTabIndex}>
          <table>
            <tbody>{content}</tbody>
          </table>
        </div>
      );
    case 'tableRow':
      return <tr>{content}</tr>;
    case 'tableCell':
    case 'tableHeader': {
      const Cell = node.type === 'tableHeader' ? 'th' : 'td';
      return (
        <Cell colSpan={node.columns} rowSpan={node.rows}>
          {content}
        </Cell>
      );
    }
  }
}

function Content({ nodes }: { nodes: readonly RichTextNode[] }) {
  return nodes.map((node, index) => <NodeView key={index} node={node} />);
}

function ImageView({ image: { float, title, isCropped, ...picture } }: { image: RichTextImage }) {
  return (
    <span
      className={clsx(styles.image, float && styles[`float-${float}`])}
      title={title ?? undefined}
      style={{ width: picture.width }}
    >
      <Picture {...picture} {...(isCropped && { crop: true, hasExactBox: true, fit: 'cover' })} />
    </span>
  );
}

function ButtonView({ button, content }: { button: RichTextButton; content: readonly RichTextNode[] }) {
  return (
    <ButtonLink
      to={button.href}
      variant={button.color}
      size={button.size}
      icon={toIconName(button.iconBefore)}
      iconAfter={toIconName(button.iconAfter)}
      className={clsx(button.float && styles[`float-${button.float}`])}
    >
      <Content nodes={content} />
    </ButtonLink>
  );
}

function toIconName(name: string | null): IconName | undefined {
  return iconNames.find((iconName) => iconName === name);
}
