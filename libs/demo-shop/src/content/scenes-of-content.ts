import { placedItem, scenePicture } from '../pictures/scenes';

/** Scene pictures for banners, pages and errors; the subject is in the middle, since the sides may be cropped. */
export const scenes = {
  spring: scenePicture('spring', 'bed', [
    placedItem('seed-packet', 'sunflower', 'mustard', [280, 250, 0.62]),
    placedItem('pot', 'classic', 'terracotta', [660, 270, 0.66]),
    placedItem('trowel', 'trowel', 'oak', [820, 330, 0.56]),
    placedItem('watering-can', 'classic', 'green', [400, 160, 0.98]),
  ]),
  terrace: scenePicture('terrace', 'terrace', [
    placedItem('plant', 'palm', 'anthracite', [700, 60, 1.02]),
    placedItem('armchair', 'frame', 'sage', [240, 130, 1.02]),
    placedItem('table', 'round', 'natural', [560, 250, 0.68]),
    placedItem('lantern', 'house', 'black', [820, 390, 0.44]),
  ]),
  workshop: scenePicture('workshop', 'workshop', [
    placedItem('toolbox', 'plain', 'red', [560, 170, 0.92]),
    placedItem('drill', 'cordless', 'navy', [300, 180, 0.92]),
    placedItem('tape-measure', '', 'yellow', [840, 360, 0.44]),
    placedItem('screwdriver', 'single', 'orange', [230, 330, 0.5]),
  ]),
  home: scenePicture('home', 'home', [
    placedItem('table-lamp', 'shade', 'cream', [640, 70, 1.08]),
    placedItem('vase', 'bottle', 'terracotta', [480, 200, 0.8]),
    placedItem('mug', 'straight', 'sage', [240, 340, 0.46]),
    placedItem('candle', 'pillar', 'cream', [330, 270, 0.6]),
  ]),
  garden: scenePicture('garden', 'garden', [
    placedItem('wheelbarrow', '', 'green', [610, 190, 0.98]),
    placedItem('mower', 'electric', 'orange', [270, 200, 0.98]),
  ]),
  greenhouse: scenePicture('greenhouse', 'greenhouse', [
    placedItem('plant', 'fern', 'sage', [500, 130, 0.98]),
    placedItem('pot', 'conic', 'terracotta', [300, 250, 0.68]),
    placedItem('watering-can', 'slim', 'copper', [750, 210, 0.8]),
    placedItem('seed-packet', 'lettuce', 'green', [220, 330, 0.5]),
  ]),
  empty: scenePicture('empty', 'plain', [placedItem('basket', 'round', 'natural', [410, 130, 0.95])]),
  lost: scenePicture('lost', 'plain', [placedItem('wheelbarrow', '', 'green', [400, 130, 0.95])]),
} as const;
