import { noun } from '../language/decline';
import { text } from '../language/texts';
import type { Assortment } from './assortment';
import { volumes, weights } from './sizes';

const substrates: Assortment = {
  category: 'c-substraty',
  advice: text(
    'Rajčata chtějí výživnou půdu, borůvky kyselou a sukulenty propustnou. Do truhlíku dlouhého metr spotřebujete zhruba čtyřicet litrů.',
    'Paradajky chcú výživnú pôdu, čučoriedky kyslú a sukulenty priepustnú. Do hrantíka dlhého meter spotrebujete zhruba štyridsať litrov.',
  ),
  families: [
    {
      noun: noun('Zahradnický substrát', 'm', 'Záhradnícky substrát'),
      lead: text(
        'Univerzální směs kompostu, kůry a vlákniny pro záhony, truhlíky i přesazování. Je vzdušná a dlouho drží vláhu.',
        'Univerzálna zmes kompostu, kôry a vlákniny pre záhony, hrantíky aj presádzanie. Je vzdušná a dlho drží vlahu.',
      ),
      brands: ['humna', 'zelenka'],
      models: 7,
      price: 89,
      picture: {
        kind: 'soil-bag',
        shapes: ['leaf', 'tomato', 'flower'],
        tones: ['green', 'terracotta', 'lime', 'brown'],
      },
      sizes: volumes(10, 20, 50, 75),
      material: 'organic',
      features: ['less-peat', 'fertilised', 'airy', 'holds-water', 'organic-farming'],
    },
    {
      noun: noun('Substrát na rajčata', 'm', 'Substrát na paradajky'),
      lead: text(
        'Výživná směs s kompostem a vápníkem, po které rajčata nepraskají a papriky neopadávají.',
        'Výživná zmes s kompostom a vápnikom, po ktorej paradajky nepraskajú a papriky neopadávajú.',
      ),
      brands: ['humna'],
      models: 4,
      price: 119,
      picture: { kind: 'soil-bag', shapes: ['tomato'], tones: ['red', 'orange', 'green'] },
      sizes: volumes(20, 40),
      material: 'organic',
      features: ['fertilised', 'holds-water', 'airy', 'less-peat'],
    },
    {
      noun: noun('Výsevní substrát', 'm', 'Výsevný substrát'),
      lead: text(
        'Jemně prosetý substrát s pískem, ve kterém semínka klíčí rovnoměrně a sazenice nepadají.',
        'Jemne preosiaty substrát s pieskom, v ktorom semienka klíčia rovnomerne a sadenice nepadajú.',
      ),
      brands: ['humna', 'seminko'],
      models: 4,
      price: 69,
      picture: { kind: 'soil-bag', shapes: ['sprout'], tones: ['sage', 'turquoise', 'violet'] },
      sizes: volumes(5, 10, 20),
      material: 'organic',
      features: ['airy', 'less-peat', 'holds-water'],
    },
  ],
};

const liquidFertilisers: Assortment = {
  category: 'c-tekuta-hnojiva',
  advice: text(
    'Hnojte vždy na vlhkou půdu, ráno nebo večer. Od května do srpna stačí jednou za čtrnáct dní, v zimě hnojivo odložte.',
    'Hnojte vždy na vlhkú pôdu, ráno alebo večer. Od mája do augusta stačí raz za štrnásť dní, v zime hnojivo odložte.',
  ),
  families: [
    {
      noun: noun('Tekuté hnojivo na balkonové květiny', 'n', 'Tekuté hnojivo na balkónové kvety'),
      lead: text(
        'Víc draslíku pro bohaté kvetení muškátů a surfinií. Odměříte víčkem přímo do konve.',
        'Viac draslíka pre bohaté kvitnutie muškátov a surfínií. Odmeriate viečkom priamo do krhly.',
      ),
      brands: ['zelenka', 'humna'],
      models: 6,
      price: 99,
      picture: { kind: 'bottle', shapes: ['flower'], tones: ['pink', 'violet', 'red', 'orange'] },
      sizes: volumes(0.5, 1, 5),
      material: 'liquid',
      features: ['fast-effect', 'dosing-cap', 'bee-friendly', 'safety-cap'],
    },
    {
      noun: noun('Tekuté hnojivo pro zeleninu', 'n', 'Tekuté hnojivo na zeleninu'),
      lead: text(
        'Výluh z kopřiv a kostivalu doplněný draslíkem. Podpoří růst, sklizni nepřidá pachuť.',
        'Výluh z pŕhľavy a kostihoja doplnený draslíkom. Podporí rast, úrode nepridá pachuť.',
      ),
      brands: ['zelenka', 'humna'],
      models: 5,
      price: 109,
      picture: { kind: 'bottle', shapes: ['tomato', 'leaf'], tones: ['green', 'lime', 'orange'] },
      sizes: volumes(0.5, 1),
      material: 'liquid',
      features: ['organic-farming', 'fast-effect', 'dosing-cap', 'bee-friendly'],
    },
  ],
};

const granulatedFertilisers: Assortment = {
  category: 'c-granulovana-hnojiva',
  advice: text(
    'Granule zapracujte do svrchních pěti centimetrů půdy a zalijte. Na trávník je rozhazujte za suchého počasí před deštěm.',
    'Granule zapracujte do vrchných piatich centimetrov pôdy a polejte. Na trávnik ich rozhadzujte za suchého počasia pred dažďom.',
  ),
  families: [
    {
      noun: noun('Trávníkové hnojivo', 'n', 'Trávnikové hnojivo'),
      lead: text(
        'Pozvolna se uvolňuje a drží trávník zelený celou sezonu. Po prvním dešti přestane být vidět.',
        'Pozvoľna sa uvoľňuje a drží trávnik zelený celú sezónu. Po prvom daždi ho prestane byť vidieť.',
      ),
      brands: ['zelenka', 'humna'],
      models: 5,
      price: 189,
      picture: { kind: 'grain-bag', shapes: ['grass'], tones: ['green', 'lime', 'yellow'] },
      sizes: weights(2.5, 5, 15),
      material: 'organic',
      features: ['long-effect', 'fast-effect', 'pet-safe'],
    },
    {
      noun: noun('Organické hnojivo v granulích', 'n', 'Organické hnojivo v granulách'),
      lead: text(
        'Granulovaný hnůj od českých chovatelů, bez zápachu a semen plevelů. Půdu krmí, ne jen rostlinu.',
        'Granulovaný hnoj od miestnych chovateľov, bez zápachu a semien buriny. Pôdu živí, nielen rastlinu.',
      ),
      brands: ['humna', 'zelenka'],
      models: 5,
      price: 129,
      picture: { kind: 'carton', shapes: ['leaf', 'tomato', 'flower'], tones: ['brown', 'olive', 'orange'] },
      sizes: weights(1, 2.5, 5),
      material: 'organic',
      features: ['organic-farming', 'long-effect', 'holds-water'],
    },
  ],
};

const mulch: Assortment = {
  category: 'c-mulc',
  advice: text(
    'Vrstva pěti až osmi centimetrů zadrží vláhu a udusí plevel. Ke zdi a kmenům mulč nepřihrnujte.',
    'Vrstva piatich až ôsmich centimetrov zadrží vlahu a udusí burinu. K múru a kmeňom mulč neprihŕňajte.',
  ),
  families: [
    {
      noun: noun('Mulčovací kůra', 'f', 'Mulčovacia kôra'),
      lead: text(
        'Tříděná borová kůra bez prachu a třísek. Záhon vypadá upraveně a plevel nemá kudy ven.',
        'Triedená borovicová kôra bez prachu a triesok. Záhon vyzerá upravene a burina nemá kadiaľ von.',
      ),
      brands: ['humna', 'jasan'],
      models: 6,
      price: 99,
      picture: { kind: 'soil-bag', shapes: ['bark', 'chips'], tones: ['brown', 'terracotta', 'walnut'] },
      sizes: volumes(50, 70),
      material: 'organic',
      features: ['weed-block', 'holds-water', 'organic-farming'],
    },
    {
      noun: noun('Barevná štěpka', 'f', 'Farebná štiepka'),
      lead: text(
        'Dřevěná štěpka obarvená přírodními pigmenty. Drží odstín i přes zimu a nepráší.',
        'Drevená štiepka zafarbená prírodnými pigmentmi. Drží odtieň aj cez zimu a nepráši.',
      ),
      brands: ['jasan', 'humna'],
      models: 4,
      price: 159,
      picture: { kind: 'soil-bag', shapes: ['bark', 'chips'] },
      colors: ['terracotta', 'anthracite', 'natural'],
      sizes: volumes(50),
      material: 'organic',
      features: ['weed-block', 'colour-fast', 'pet-safe'],
    },
  ],
};

const plantCare: Assortment = {
  category: 'c-ochrana-rostlin',
  advice: text(
    'Stříkejte navečer za bezvětří, kdy včely nelétají. Mšice často zvládne i mýdlový roztok, na plísně ale nečekejte.',
    'Striekajte podvečer za bezvetria, keď včely nelietajú. Vošky často zvládne aj mydlový roztok, na plesne však nečakajte.',
  ),
  families: [
    {
      noun: noun('Postřik proti mšicím', 'm', 'Postrek proti voškám'),
      lead: text(
        'Přípravek z řepkového oleje a draselného mýdla, který škůdce udusí a rostlině neublíží.',
        'Prípravok z repkového oleja a draselného mydla, ktorý škodcu udusí a rastline neublíži.',
      ),
      brands: ['zelenka'],
      models: 5,
      price: 149,
      picture: { kind: 'trigger-bottle', shapes: ['leaf', 'flower'], tones: ['green', 'lime', 'turquoise', 'yellow'] },
      sizes: volumes(0.5, 1),
      material: 'liquid',
      features: ['bee-friendly', 'fast-effect', 'safety-cap', 'organic-farming'],
    },
    {
      noun: noun('Přípravek proti plísním', 'm', 'Prípravok proti plesniam'),
      lead: text(
        'Ochrání rajčata, okurky i révu dřív, než se choroba rozběhne. Účinná látka zůstává na listech i po dešti.',
        'Ochráni paradajky, uhorky aj vinič skôr, než sa choroba rozbehne. Účinná látka zostáva na listoch aj po daždi.',
      ),
      brands: ['zelenka', 'humna'],
      models: 5,
      price: 179,
      picture: { kind: 'bottle', shapes: ['leaf'], tones: ['blue', 'violet', 'turquoise'] },
      sizes: volumes(0.1, 0.25, 0.5),
      material: 'liquid',
      features: ['long-effect', 'dosing-cap', 'safety-cap'],
    },
  ],
};

export const soilProducts = [substrates, liquidFertilisers, granulatedFertilisers, mulch, plantCare];
