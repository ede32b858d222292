export { movableContent } from './files/movable-content';
export { unownedFile } from './files/tables';
