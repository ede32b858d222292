import { thing, scenePicture } from '../pictures/scenes';

/** Pictures of places for banners, pages and errors; what matters is in the middle, the sides may be cut off. */
export const scenes = {
  spring: scenePicture('spring', 'bed', [
    thing('seed-packet', 'sunflower', 'mustard', [280, 250, 0.62]),
    thing('pot', 'classic', 'terracotta', [660, 270, 0.66]),
    thing('trowel', 'trowel', 'oak', [820, 330, 0.56]),
    thing('watering-can', 'classic', 'green', [400, 160, 0.98]),
  ]),
  terrace: scenePicture('terrace', 'terrace', [
    thing('plant', 'palm', 'anthracite', [700, 60, 1.02]),
    thing('armchair', 'frame', 'sage', [240, 130, 1.02]),
    thing('table', 'round', 'natural', [560, 250, 0.68]),
    thing('lantern', 'house', 'black', [820, 390, 0.44]),
  ]),
  workshop: scenePicture('workshop', 'workshop', [
    thing('toolbox', 'plain', 'red', [560, 170, 0.92]),
    thing('drill', 'cordless', 'navy', [300, 180, 0.92]),
    thing('tape-measure', '', 'yellow', [840, 360, 0.44]),
    thing('screwdriver', 'single', 'orange', [230, 330, 0.5]),
  ]),
  home: scenePicture('home', 'home', [
    thing('table-lamp', 'shade', 'cream', [640, 70, 1.08]),
    thing('vase', 'bottle', 'terracotta', [480, 200, 0.8]),
    thing('mug', 'straight', 'sage', [240, 340, 0.46]),
    thing('candle', 'pillar', 'cream', [330, 270, 0.6]),
  ]),
  garden: scenePicture('garden', 'garden', [
    thing('wheelbarrow', '', 'green', [610, 190, 0.98]),
    thing('mower', 'electric', 'orange', [270, 200, 0.98]),
  ]),
  greenhouse: scenePicture('greenhouse', 'greenhouse', [
    thing('plant', 'fern', 'sage', [500, 130, 0.98]),
    thing('pot', 'conic', 'terracotta', [300, 250, 0.68]),
    thing('watering-can', 'slim', 'copper', [750, 210, 0.8]),
    thing('seed-packet', 'lettuce', 'green', [220, 330, 0.5]),
  ]),
  empty: scenePicture('empty', 'plain', [thing('basket', 'round', 'natural', [410, 130, 0.95])]),
  lost: scenePicture('lost', 'plain', [thing('wheelbarrow', '', 'green', [400, 130, 0.95])]),
} as const;
