import { thing, scenePicture } from '../pictures/scenes';

/** Pictures of places for banners, pages and errors; the left third stays free for words. */
export const scenes = {
  spring: scenePicture('spring', 'bed', [
    thing('seed-packet', 'sunflower', 'mustard', [470, 250, 0.62]),
    thing('pot', 'classic', 'terracotta', [850, 270, 0.66]),
    thing('trowel', 'trowel', 'oak', [1010, 330, 0.56]),
    thing('watering-can', 'classic', 'green', [590, 160, 0.98]),
  ]),
  terrace: scenePicture('terrace', 'terrace', [
    thing('plant', 'palm', 'anthracite', [930, 60, 1.02]),
    thing('armchair', 'frame', 'sage', [470, 130, 1.02]),
    thing('table', 'round', 'natural', [790, 250, 0.68]),
    thing('lantern', 'house', 'black', [1050, 390, 0.44]),
  ]),
  workshop: scenePicture('workshop', 'workshop', [
    thing('toolbox', 'plain', 'red', [760, 170, 0.92]),
    thing('drill', 'cordless', 'navy', [500, 180, 0.92]),
    thing('tape-measure', '', 'yellow', [1040, 360, 0.44]),
    thing('screwdriver', 'single', 'orange', [430, 330, 0.5]),
  ]),
  home: scenePicture('home', 'home', [
    thing('table-lamp', 'shade', 'cream', [880, 70, 1.08]),
    thing('vase', 'bottle', 'terracotta', [720, 200, 0.8]),
    thing('mug', 'straight', 'sage', [480, 340, 0.46]),
    thing('candle', 'pillar', 'cream', [570, 270, 0.6]),
  ]),
  garden: scenePicture('garden', 'garden', [
    thing('wheelbarrow', '', 'green', [800, 190, 0.98]),
    thing('mower', 'electric', 'orange', [460, 200, 0.98]),
  ]),
  greenhouse: scenePicture('greenhouse', 'greenhouse', [
    thing('plant', 'fern', 'sage', [700, 130, 0.98]),
    thing('pot', 'conic', 'terracotta', [500, 250, 0.68]),
    thing('watering-can', 'slim', 'copper', [950, 210, 0.8]),
    thing('seed-packet', 'lettuce', 'green', [420, 330, 0.5]),
  ]),
  empty: scenePicture('empty', 'plain', [thing('basket', 'round', 'natural', [410, 130, 0.95])]),
  lost: scenePicture('lost', 'plain', [thing('wheelbarrow', '', 'green', [400, 130, 0.95])]),
} as const;
