import { noun } from '../language/decline';
import { text } from '../language/texts';
import type { Assortment } from './assortment';
import { named, shoes, trousers } from './sizes';

const gloves: Assortment = {
  category: 'c-rukavice',
  advice: text(
    'Velikost změříte obvodem dlaně pod klouby: 18 centimetrů je S, 23 je XL. Na beton vybírejte kůži, na montáž tenký polyuretan.',
    'Veľkosť zmeriate obvodom dlane pod kĺbmi: 18 centimetrov je S, 23 je XL. Na betón vyberajte kožu, na montáž tenký polyuretán.',
  ),
  families: [
    {
      noun: noun('Pracovní rukavice', 'f-plural', 'Pracovné rukavice'),
      lead: text(
        'Cit v prstech a zesílená dlaň. Padnou tak dobře, že je zapomenete sundat.',
        'Cit v prstoch a zosilnená dlaň. Padnú tak dobre, že si ich zabudnete zložiť.',
      ),
      brands: ['krunyr'],
      models: 7,
      price: 69,
      picture: { kind: 'gloves', shapes: ['dipped'] },
      colors: ['anthracite', 'blue', 'orange', 'yellow'],
      sizes: named('S', 'M', 'L', 'XL'),
      material: 'polyester',
      features: ['breathable', 'firm-palm', 'soft-touch'],
    },
    {
      noun: noun('Kožené pracovní rukavice', 'f-plural', 'Kožené pracovné rukavice'),
      lead: text(
        'Hovězinová dlaň na cihly, drát a růže. Šité dvojitou nití, nepovolí ani po sezoně.',
        'Hovädzia koža na tehly, drôt a ruže. Šité dvojitou niťou, nepovolia ani po sezóne.',
      ),
      brands: ['krunyr', 'stavon'],
      models: 5,
      price: 159,
      picture: { kind: 'gloves', shapes: ['leather'], tones: ['natural', 'mustard', 'grey', 'walnut'] },
      sizes: named('M', 'L', 'XL'),
      material: 'leather',
      features: ['firm-palm', 'breathable', 'soft-touch'],
    },
  ],
};

const clothes: Assortment = {
  category: 'c-odevy',
  advice: text(
    'Kalhoty s kapsami na kolenní vložky vybírejte o číslo větší. Reflexní prvky patří na každého, kdo pracuje u silnice.',
    'Nohavice s vreckami na kolenné vložky vyberajte o číslo väčšie. Reflexné prvky patria na každého, kto pracuje pri ceste.',
  ),
  families: [
    {
      noun: noun('Montérkové kalhoty', 'f-plural', 'Montérkové nohavice'),
      lead: text(
        'Pevný kepr s pružným pásem a kapsou na metr. Kolena jsou zdvojená.',
        'Pevný keper s pružným pásom a vreckom na meter. Kolená sú zdvojené.',
      ),
      brands: ['krunyr'],
      models: 6,
      price: 690,
      picture: { kind: 'trousers' },
      colors: ['navy', 'anthracite', 'green'],
      sizes: trousers('48', '50', '52', '54', '56'),
      material: 'cotton',
      features: ['knee-pockets', 'many-pockets', 'reflective', 'colour-fast'],
    },
    {
      noun: noun('Pracovní bunda', 'f', 'Pracovná bunda'),
      lead: text(
        'Drží vítr a lehký déšť, přitom se v ní neuvaříte. Reflexní pruhy jsou vidět na sto metrů.',
        'Drží vietor a ľahký dážď, pritom sa v nej neuvaríte. Reflexné pruhy vidno na sto metrov.',
      ),
      brands: ['krunyr'],
      models: 5,
      price: 1090,
      picture: { kind: 'jacket' },
      colors: ['orange', 'navy', 'yellow'],
      sizes: named('M', 'L', 'XL', 'XXL'),
      material: 'polyester',
      features: ['waterproof', 'reflective', 'many-pockets'],
    },
  ],
};

const boots: Assortment = {
  category: 'c-obuv',
  advice: text(
    'Boty zkoušejte odpoledne, kdy noha trochu oteče. Kategorie S3 má stélku proti propíchnutí a nepropustí vodu.',
    'Topánky skúšajte popoludní, keď noha trochu opuchne. Kategória S3 má stielku proti prepichnutiu a neprepustí vodu.',
  ),
  families: [
    {
      noun: noun('Bezpečnostní obuv S3', 'f', 'Bezpečnostná obuv S3'),
      lead: text(
        'Kůže, ocelová tužinka a podrážka, která drží i na mokru. Celý den v ní vydržíte.',
        'Koža, oceľová špička a podrážka, ktorá drží aj na mokrom. Celý deň v nej vydržíte.',
      ),
      brands: ['krunyr'],
      models: 7,
      price: 1290,
      picture: { kind: 'boots', shapes: ['work', 'low'], tones: ['natural', 'black', 'walnut'] },
      sizes: shoes('39', '40', '41', '42', '43', '44', '45'),
      material: 'leather',
      features: ['steel-toe', 'oil-sole', 'waterproof', 'anti-slip'],
    },
    {
      noun: noun('Zahradní holínky', 'f-plural', 'Záhradné gumáky', 'm-plural'),
      lead: text(
        'Do rosy, bláta i na hadici. Pružný lem se dá stáhnout a do boty nic nenapadá.',
        'Do rosy, blata aj k hadici. Pružný lem sa dá stiahnuť a do topánky nič nenapadá.',
      ),
      brands: ['krunyr', 'rycka'],
      models: 6,
      price: 490,
      picture: { kind: 'boots', shapes: ['rubber'] },
      colors: ['dark-green', 'navy', 'burgundy'],
      sizes: shoes('37', '39', '41', '43', '45'),
      material: 'rubber',
      features: ['waterproof', 'anti-slip', 'easy-clean', 'light-weight'],
    },
  ],
};

export const workwearProducts = [gloves, clothes, boots];
