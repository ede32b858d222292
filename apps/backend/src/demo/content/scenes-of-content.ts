import { thing, scenePicture } from '../pictures/scenes';

/** Pictures of places for banners, pages and errors; the left third stays free for words. */
export const scenes = {
  spring: scenePicture('spring', 'bed', [
    thing('watering-can', 'classic', 'green', [640, 190, 0.95]),
    thing('pot', 'classic', 'terracotta', [900, 250, 0.8]),
    thing('seed-packet', 'tomato', 'mustard', [520, 300, 0.6]),
  ]),
  terrace: scenePicture('terrace', 'terrace', [
    thing('armchair', 'frame', 'sage', [500, 150, 1.05]),
    thing('table', 'round', 'natural', [760, 240, 0.8]),
    thing('plant', 'monstera', 'terracotta', [940, 170, 0.9]),
  ]),
  workshop: scenePicture('workshop', 'workshop', [
    thing('drill', 'cordless', 'red', [520, 150, 0.85]),
    thing('toolbox', 'plain', 'blue', [740, 160, 0.9]),
    thing('tape-measure', '', 'yellow', [990, 260, 0.55]),
  ]),
  home: scenePicture('home', 'home', [
    thing('table-lamp', 'shade', 'cream', [520, 130, 0.8]),
    thing('vase', 'glass', 'turquoise', [720, 220, 0.65]),
    thing('cushion', 'stripes', 'mustard', [860, 220, 0.75]),
  ]),
  garden: scenePicture('garden', 'garden', [
    thing('mower', 'electric', 'orange', [560, 200, 1]),
    thing('wheelbarrow', '', 'green', [860, 190, 0.95]),
  ]),
  greenhouse: scenePicture('greenhouse', 'greenhouse', [
    thing('pot', 'conic', 'terracotta', [560, 240, 0.75]),
    thing('plant', 'fern', 'sage', [740, 180, 0.85]),
    thing('watering-can', 'slim', 'copper', [930, 200, 0.75]),
  ]),
  empty: scenePicture('empty', 'plain', [thing('basket', 'round', 'natural', [430, 170, 0.85])]),
  lost: scenePicture('lost', 'plain', [thing('wheelbarrow', '', 'green', [420, 160, 0.9])]),
} as const;
