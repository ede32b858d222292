import { noun } from '../language/decline';
import { text } from '../language/texts';
import type { Assortment, ModelName } from './assortment';
import { diameters } from './sizes';

const named = (cs: string, sk: string, shape: string): ModelName => ({ cs, sk, shape });

const greenPlants: Assortment = {
  category: 'c-zelene-rostliny',
  advice: text(
    'Většině zelených rostlin vyhovuje metr od okna a voda pokojové teploty. Jednou za měsíc jim otřete listy od prachu.',
    'Väčšine zelených rastlín vyhovuje meter od okna a voda izbovej teploty. Raz za mesiac im utrite listy od prachu.',
  ),
  families: [
    {
      noun: noun('zelená rostlina', 'f', 'zelená rastlina'),
      lead: text(
        'Pokojovka s krásnými listy, která odpustí i chyby začátečníků. Přijde zabalená tak, aby cestu ustála.',
        'Izbovka s krásnymi listami, ktorá odpustí aj chyby začiatočníkov. Príde zabalená tak, aby cestu zvládla.',
      ),
      brands: ['mezicka'],
      models: [
        named('Monstera děravá', 'Monstera dierkovaná', 'monstera'),
        named('Fíkus lyrový', 'Figovník lýrovitý', 'ficus'),
        named('Fíkus pružný', 'Figovník pružný', 'ficus'),
        named('Tchynin jazyk', 'Svokrin jazyk', 'sansevieria'),
        named('Potosovec zlatý', 'Potos zlatý', 'trailing'),
        named('Zelenec chocholatý', 'Zelenec chochlatý', 'grass'),
        named('Kapradina Nefrolepis', 'Papraď Nefrolepis', 'fern'),
        named('Dračinec vonný', 'Dracéna voňavá', 'palm'),
        named('Palma Areka', 'Arekovka zlatá', 'palm'),
        named('Zamiokulkas bylinný', 'Zamiokulkas sladkolistý', 'zamioculcas'),
        named('Břečťan popínavý', 'Brečtan popínavý', 'trailing'),
        named('Kalatea pruhovaná', 'Kalatea pásikavá', 'calathea'),
        named('Pilea peperomiová', 'Pilea peperomiovitá', 'jade'),
        named('Filodendron srdčitý', 'Filodendron srdcovitý', 'monstera'),
      ],
      price: 189,
      picture: { kind: 'plant', tones: ['terracotta', 'white', 'sage', 'anthracite', 'beige'] },
      sizes: diameters(12, 17),
      material: 'living',
      features: ['easy-care', 'clean-air', 'nursery-pot'],
      numbers: { 'plant-height': [25, 35, 50, 70] },
      texts: { sun: ['half-shade', 'full-sun'] },
    },
  ],
};

const bloomingPlants: Assortment = {
  category: 'c-kvetouci',
  advice: text(
    'Kvetoucí rostliny chtějí světlo bez poledního slunce a jednou týdně hnojivo. Odkvetlé květy hned ulamujte.',
    'Kvitnúce rastliny chcú svetlo bez poludňajšieho slnka a raz týždenne hnojivo. Odkvitnuté kvety hneď odlamujte.',
  ),
  families: [
    {
      noun: noun('kvetoucí rostlina', 'f', 'kvitnúca rastlina'),
      lead: text(
        'Barva do pokoje na celé týdny. Při dobré péči pokvete znovu i příští rok.',
        'Farba do izby na celé týždne. Pri dobrej starostlivosti zakvitne znova aj budúci rok.',
      ),
      brands: ['mezicka'],
      models: [
        named('Orchidej můrovec', 'Orchidea lišajovec', 'orchid'),
        named('Orchidej můrovec se dvěma stonky', 'Orchidea lišajovec s dvomi stonkami', 'orchid'),
        named('Lopatkovec Wallisův', 'Lopatkovec Wallisov', 'peace-lily'),
        named('Fialka africká pokojová', 'Fialka africká izbová', 'violet'),
        named('Toulitka Andreova', 'Antúria Andreho', 'anthurium'),
        named('Kalanchoe vděčná', 'Kalanchoa vďačná', 'violet'),
        named('Begonie hlíznatá', 'Begónia hľuznatá', 'violet'),
        named('Ibišek čínský', 'Ibištek čínsky', 'hibiscus'),
        named('Brambořík perský', 'Cyklámen perzský', 'violet'),
        named('Azalka pokojová', 'Azalka izbová', 'azalea'),
        named('Muškát převislý', 'Muškát previsnutý', 'azalea'),
        named('Vánoční hvězda', 'Vianočná hviezda', 'poinsettia'),
      ],
      price: 159,
      picture: { kind: 'plant', tones: ['white', 'sage', 'pink', 'terracotta', 'navy'] },
      sizes: diameters(11, 14),
      material: 'living',
      features: ['long-bloom', 'nursery-pot', 'clean-air'],
      numbers: { 'plant-height': [20, 30, 55] },
      texts: { sun: ['half-shade', 'full-sun'] },
    },
  ],
};

export const housePlantProducts = [greenPlants, bloomingPlants];
