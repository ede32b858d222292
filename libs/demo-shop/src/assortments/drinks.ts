import { text } from '../language/texts';
import type { Assortment } from './assortment';
import { noun } from '../language/decline';
import { volumes } from './sizes';

/** Drinks for a barbecue, in returnable bottles; some are for adults. The last assortment, so that no code changes. */
export const drinks: Assortment = {
  category: 'c-napoje-ke-grilu',
  advice: text(
    'Pití ke grilu chlaďte na osm stupňů a lahve nenechávejte na slunci. Prázdné nám vraťte na kterékoli pobočce.',
    'Pitie ku grilu chlaďte na osem stupňov a fľaše nenechávajte na slnku. Prázdne nám vráťte v ktorejkoľvek predajni.',
  ),
  families: [
    {
      noun: noun('Světlý ležák ke grilu', 'm', 'Svetlý ležiak ku grilu'),
      lead: text(
        'Jedenáctistupňový ležák z malého pivovaru, plněný do vratné lahve. Hořký tak akorát k masu z roštu.',
        'Jedenásťstupňový ležiak z malého pivovaru, plnený do vratnej fľaše. Horký akurát k mäsu z roštu.',
      ),
      brands: ['uhlik'],
      models: 2,
      price: 32,
      picture: { kind: 'bottle', shapes: ['leaf'], tones: ['brown', 'mustard'] },
      sizes: volumes(0.5),
      material: 'glass',
      features: ['returnable-bottle'],
    },
    {
      noun: noun('Jablečný mošt', 'm', 'Jablkový mušt'),
      lead: text(
        'Stoprocentní mošt ze starých odrůd, šetrně pasterovaný. Pro děti i řidiče.',
        'Stopercentný mušt zo starých odrôd, šetrne pasterizovaný. Pre deti aj vodičov.',
      ),
      brands: ['humna'],
      models: 2,
      price: 39,
      picture: { kind: 'bottle', shapes: ['leaf'], tones: ['lime', 'orange'] },
      sizes: volumes(0.5),
      material: 'glass',
      features: ['returnable-bottle', 'organic-farming'],
    },
  ],
};
