// @ts-check
import { createProjectGraphAsync } from '@nx/devkit';

const start = '<!-- graph:start -->';
const end = '<!-- graph:end -->';
const kinds = ['app', 'backend', 'domain', 'client', 'ui', 'util'];

/**
 * @typedef {{ name: string, kind: string }} Room
 * @typedef {{ from: string, to: string }} Arrow
 */

/** The rooms and arrows that Nx finds in the code, tests and tools left out. */
export async function readGraph() {
  const graph = await createProjectGraphAsync({ exitOnError: true });
  const rooms = Object.values(graph.nodes)
    .map((node) => ({ name: node.name, kind: node.data.tags?.find((tag) => tag.startsWith('type:'))?.slice(5) ?? '' }))
    .filter((room) => kinds.includes(room.kind))
    .sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || a.name.localeCompare(b.name));
  const names = new Set(rooms.map((room) => room.name));
  const arrows = rooms.flatMap((room) =>
    (graph.dependencies[room.name] ?? [])
      .filter((arrow) => names.has(arrow.target))
      .map((arrow) => ({ from: room.name, to: arrow.target }))
      .sort((a, b) => a.to.localeCompare(b.to)),
  );
  return { rooms, arrows };
}

/**
 * The arrows between domains as a picture, all others as a table: a picture of everything would show nothing.
 * @param {{ rooms: Room[], arrows: Arrow[] }} graph
 */
export function drawGraph({ rooms, arrows }) {
  const domains = new Set(rooms.filter((room) => room.kind === 'domain').map((room) => room.name));
  const platform = new Set(
    rooms.filter((room) => ['client', 'ui', 'util'].includes(room.kind)).map((room) => room.name),
  );
  const between = arrows.filter((arrow) => domains.has(arrow.from) && domains.has(arrow.to));
  const alone = [...domains].filter((name) => between.every((arrow) => arrow.from !== name && arrow.to !== name));
  const picture = [
    '```mermaid',
    'graph TD',
    ...between.map((arrow) => `  ${arrow.from} --> ${arrow.to}`),
    ...alone.map((name) => `  ${name}`),
    '```',
  ];
  const table = rooms.map((room) => {
    const targets = arrows
      .filter((arrow) => arrow.from === room.name && platform.has(arrow.to))
      .map((arrow) => arrow.to);
    return `| ${room.name} | ${room.kind} | ${targets.join(', ') || '–'} |`;
  });
  return [...picture, '', '| project | kind | platform rooms it uses |', '|---|---|---|', ...table].join('\n');
}

/** @param {string} page @param {string} drawing */
export function replaceDrawing(page, drawing) {
  const from = page.indexOf(start);
  const to = page.indexOf(end);
  if (from < 0 || to < from) throw new Error('docs/architecture.md has lost its graph markers.');
  return `${page.slice(0, from + start.length)}\n${drawing}\n${page.slice(to)}`;
}
