import { text } from '../language/texts';
import type { ColorKey } from '../language/colors';
import type { MaterialKey } from '../assortments/materials';
import { materialValueId, parameterId, valueId } from '../products/model-parameters';
import type { VirtualNode } from './virtual-node';

const colored = (colors: readonly ColorKey[], ...categories: string[]): VirtualNode['rule'] => ({
  categories,
  parameters: [{ entityId: parameterId('color'), values: colors.map(valueId) }],
});

const madeOf = (materials: readonly MaterialKey[], ...categories: string[]): VirtualNode['rule'] => ({
  categories,
  parameters: [{ entityId: parameterId('material'), values: materials.map(materialValueId) }],
});

export const virtualCategoriesByStyle: readonly VirtualNode[] = [
  {
    key: 'terakotove-kvetinace',
    title: text('Terakotové květináče', 'Terakotové kvetináče'),
    description: text(
      'Barva pálené hlíny, která ladí s každou zelenou.',
      'Farba pálenej hliny, ktorá ladí s každou zelenou.',
    ),
    picture: { kind: 'pot', shape: 'classic', tone: 'terracotta' },
    rule: colored(['terracotta'], 'c-kvetinace-truhliky'),
  },
  {
    key: 'bile-kvetinace',
    title: text('Bílé květináče a truhlíky', 'Biele kvetináče a hrantíky'),
    description: text(
      'Čistý odstín do bytu i na balkon, na kterém vyniknou listy.',
      'Čistý odtieň do bytu aj na balkón, na ktorom vyniknú listy.',
    ),
    picture: { kind: 'pot', shape: 'modern', tone: 'white' },
    rule: colored(['white'], 'c-kvetinace-truhliky'),
  },
  {
    key: 'salvejovy-domov',
    title: text('Domov v šalvějové', 'Domov v šalviovej'),
    description: text(
      'Klidná zelenošedá na textilu, hrncích i krabicích.',
      'Pokojná zelenosivá na textile, hrncoch aj škatuliach.',
    ),
    picture: { kind: 'cushion', shape: 'leaf', tone: 'sage' },
    rule: colored(['sage'], 'c-domaci-textil', 'c-kuchyne', 'c-ulozne-prostory', 'c-dekorace'),
  },
  {
    key: 'medove-tony',
    title: text('Hořčice a terakota', 'Horčica a terakota'),
    description: text(
      'Teplé odstíny, které zútulní pokoj i v listopadu.',
      'Teplé odtiene, ktoré zútulnia izbu aj v novembri.',
    ),
    picture: { kind: 'blanket', shape: 'fringe', tone: 'mustard' },
    rule: colored(['mustard', 'terracotta'], 'c-domaci-textil', 'c-kuchyne', 'c-dekorace', 'c-svitidla'),
  },
  {
    key: 'antracitova-terasa',
    title: text('Terasa v antracitu', 'Terasa v antracite'),
    description: text(
      'Nábytek a nádoby v tmavě šedé, na které prach není vidět.',
      'Nábytok a nádoby v tmavosivej, na ktorej prach nevidno.',
    ),
    picture: { kind: 'armchair', shape: 'frame', tone: 'anthracite' },
    rule: colored(['anthracite'], 'c-terasa'),
  },
  {
    key: 'prirodni-drevo',
    title: text('Nábytek z přírodního dřeva', 'Nábytok z prírodného dreva'),
    description: text(
      'Lavice, stoly a truhlíky, které vonějí dřevem a stárnou do krásy.',
      'Lavice, stoly a hrantíky, ktoré voňajú drevom a starnú do krásy.',
    ),
    picture: { kind: 'bench', shape: '', tone: 'natural' },
    rule: madeOf(['wood'], 'c-nabytek', 'c-kvetinace-truhliky', 'c-pestovani'),
  },
  {
    key: 'nerezove',
    title: text('Nerezové nářadí a náčiní', 'Nerezové náradie a náčinie'),
    description: text(
      'Nerezaví, snadno se čistí a vydrží desítky let.',
      'Nehrdzavie, ľahko sa čistí a vydrží desiatky rokov.',
    ),
    picture: { kind: 'grill-tools', shape: 'tongs', tone: 'black' },
    rule: madeOf(['stainless-steel'], 'c-zahrada', 'c-terasa', 'c-domov', 'c-dilna'),
  },
  {
    key: 'litinove-nadobi',
    title: text('Litina do kuchyně', 'Liatina do kuchyne'),
    description: text('Pánve a hrnce, které drží teplo a dědí se.', 'Panvice a hrnce, ktoré držia teplo a dedia sa.'),
    picture: { kind: 'pan', shape: '', tone: 'black' },
    rule: madeOf(['cast-iron'], 'c-kuchyne'),
  },
  {
    key: 'smaltovane',
    title: text('Smaltované nádobí', 'Smaltovaný riad'),
    description: text(
      'Hrnky a kastroly na chalupu, které přežijí i pád.',
      'Hrnčeky a kastróly na chalupu, ktoré prežijú aj pád.',
    ),
    picture: { kind: 'mug', shape: 'enamel', tone: 'red' },
    rule: madeOf(['enamel'], 'c-kuchyne'),
  },
  {
    key: 'z-prouti',
    title: text('Pletené z proutí', 'Pletené z prútia'),
    description: text('Koše a obaly, které pletou lidé, ne stroje.', 'Koše a obaly, ktoré pletú ľudia, nie stroje.'),
    picture: { kind: 'basket', shape: 'square', tone: 'natural' },
    rule: madeOf(['wicker'], 'c-ulozne-prostory', 'c-kvetinace-truhliky'),
  },
  {
    key: 'z-recyklatu',
    title: text('Vyrobeno z recyklátu', 'Vyrobené z recyklátu'),
    description: text(
      'Konve, sudy a truhlíky z plastu, který už jednou sloužil.',
      'Krhly, sudy a hrantíky z plastu, ktorý už raz slúžil.',
    ),
    picture: { kind: 'rain-barrel', shape: 'ribbed', tone: 'dark-green' },
    rule: madeOf(['recycled-plastic'], 'c-zahrada', 'c-terasa', 'c-domov'),
  },
  {
    key: 'vlna-a-len',
    title: text('Vlna a len', 'Vlna a ľan'),
    description: text(
      'Přírodní vlákna na podlahu, na postel i ke stolu.',
      'Prírodné vlákna na podlahu, na posteľ aj k stolu.',
    ),
    picture: { kind: 'blanket', shape: 'check', tone: 'cream' },
    rule: madeOf(['wool', 'linen'], 'c-domaci-textil'),
  },
];
