import { noun } from '../language/decline';
import { text } from '../language/texts';
import type { Assortment } from './assortment';
import { brushWidths, rollerWidths, volumes } from './sizes';

const paints: Assortment = {
  category: 'c-barvy-drevo-kov',
  advice: text(
    'Litr barvy vystačí zhruba na deset metrů v jedné vrstvě. Rez nejdřív okartáčujte, na hladké dřevo dejte základ.',
    'Liter farby vystačí zhruba na desať metrov v jednej vrstve. Hrdzu najskôr okefujte, na hladké drevo dajte základ.',
  ),
  families: [
    {
      noun: noun('Akrylátová barva', 'f', 'Akrylátová farba'),
      lead: text(
        'Na dřevo i kov, venku i uvnitř. Kryje ve dvou vrstvách a za dvě hodiny je suchá.',
        'Na drevo aj kov, vonku aj vnútri. Kryje v dvoch vrstvách a za dve hodiny je suchá.',
      ),
      brands: ['barvinek'],
      models: 7,
      price: 189,
      picture: { kind: 'paint-tin', shapes: ['tin', 'pail'] },
      colors: ['white', 'sage', 'red', 'blue', 'anthracite', 'yellow'],
      sizes: volumes(0.7, 2.5),
      material: 'liquid',
      features: ['low-odour', 'fast-dry', 'two-coats', 'no-run'],
      numbers: { coverage: [8, 10, 12] },
      texts: { use: 'both' },
    },
    {
      noun: noun('Antikorozní barva', 'f', 'Antikorózna farba'),
      lead: text(
        'Základ i vrchní nátěr v jednom, přímo na zarezlý plot. Povrch zůstane pružný a nepraská.',
        'Základ aj vrchný náter v jednom, priamo na zhrdzavený plot. Povrch zostane pružný a nepraská.',
      ),
      brands: ['barvinek'],
      models: 4,
      price: 249,
      picture: { kind: 'paint-tin', shapes: ['tin', 'pail'] },
      colors: ['black', 'dark-green', 'brown', 'grey'],
      sizes: volumes(0.75, 2.5),
      material: 'liquid',
      features: ['two-coats', 'no-run', 'frost'],
      numbers: { coverage: [9, 11] },
      texts: { use: 'outdoor' },
    },
  ],
};

const stains: Assortment = {
  category: 'c-lazury',
  advice: text(
    'Lazura chrání a nechá vidět kresbu dřeva, olej ji prohloubí. Natírejte po směru let a po desátém stupni tepla.',
    'Lazúra chráni a nechá vidieť kresbu dreva, olej ju prehĺbi. Natierajte v smere vlákien a nad desať stupňov tepla.',
  ),
  families: [
    {
      noun: noun('Tenkovrstvá lazura', 'f', 'Tenkovrstvová lazúra'),
      lead: text(
        'Pronikne do hloubky a dřevo se pod ní neloupe. Na plot, pergolu i altán.',
        'Prenikne do hĺbky a drevo sa pod ňou nelúpe. Na plot, pergolu aj altánok.',
      ),
      brands: ['barvinek'],
      models: 6,
      price: 229,
      picture: { kind: 'paint-tin', shapes: ['wood', 'can'] },
      colors: ['natural', 'oak', 'walnut', 'anthracite'],
      sizes: volumes(0.75, 2.5, 5),
      material: 'liquid',
      features: ['penetrating', 'uv', 'low-odour', 'no-run'],
      numbers: { coverage: [12, 14] },
      texts: { use: 'outdoor' },
    },
    {
      noun: noun('Olej na terasová prkna', 'm', 'Olej na terasové dosky'),
      lead: text(
        'Vrátí zašedlým prknům barvu a vodu nechá stéct po kapkách. Bez voskové vrstvy, takže neklouže.',
        'Vráti zošednutým doskám farbu a vodu nechá stiecť po kvapkách. Bez voskovej vrstvy, takže sa nešmýka.',
      ),
      brands: ['barvinek', 'jasan'],
      models: 5,
      price: 329,
      picture: { kind: 'paint-tin', shapes: ['wood', 'can'] },
      colors: ['natural', 'oak', 'walnut'],
      sizes: volumes(1, 2.5),
      material: 'liquid',
      features: ['penetrating', 'uv', 'anti-slip'],
      numbers: { coverage: [14, 16] },
      texts: { use: 'outdoor' },
    },
  ],
};

const brushes: Assortment = {
  category: 'c-stetce',
  advice: text(
    'Na vodou ředitelné barvy patří syntetický vlas, na olejové přírodní. Nový štětec nejdřív vyperte, ať nepouští.',
    'Na vodou riediteľné farby patrí syntetický vlas, na olejové prírodný. Nový štetec najskôr vyperte, nech nepúšťa.',
  ),
  families: [
    {
      noun: noun('Plochý štětec', 'm', 'Plochý štetec'),
      lead: text(
        'Hustý vlas nabere víc barvy a rozetře ji bez čar. Násada je z nelakovaného buku.',
        'Hustý vlas naberie viac farby a rozotrie ju bez čiar. Rúčka je z nelakovaného buka.',
      ),
      brands: ['barvinek'],
      models: 6,
      price: 49,
      picture: { kind: 'paint-brush', tones: ['oak', 'red', 'blue', 'walnut'] },
      sizes: brushWidths(30, 50, 80),
      material: 'wood',
      features: ['firm-bristles', 'no-lint', 'hang-up'],
    },
    {
      noun: noun('Malířský váleček', 'm', 'Maliarsky valček'),
      lead: text(
        'Stejnoměrná vrstva bez kapek na stropě ani na podlaze. Návlek se dá vyprat.',
        'Rovnomerná vrstva bez kvapiek na strope ani na podlahe. Návlek sa dá vyprať.',
      ),
      brands: ['barvinek', 'stavon'],
      models: 6,
      price: 89,
      picture: { kind: 'paint-roller', tones: ['blue', 'green', 'red', 'yellow'] },
      sizes: rollerWidths(10, 18, 25),
      material: 'polyester',
      features: ['no-lint', 'soft-grip', 'no-run'],
    },
  ],
};

export const paintProducts = [paints, stains, brushes];
