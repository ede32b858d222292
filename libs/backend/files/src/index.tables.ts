export { movableContent } from './files/movable-content';
export { orphanedFile } from './files/tables';
