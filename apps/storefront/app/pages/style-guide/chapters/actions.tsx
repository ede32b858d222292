import { paths } from '@vyloha/links';
import { Button, ButtonLink, Chip, CounterBadge, IconButton, Tooltip, UnavailableButton } from '@vyloha/ui';
import { Chapter, Specimen, States } from '../specimen';

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;
const sizes = ['small', 'medium', 'large'] as const;

/** Buttons and other controls. */
export function Actions() {
  return (
    <Chapter name="actions">
      <Buttons />
      <Specimen name="ButtonLink">
        <States>
          <ButtonLink to={paths.contact()}>Kontakt</ButtonLink>
          <ButtonLink to={paths.contact()} variant="secondary" iconAfter="arrow-right">
            Více informací
          </ButtonLink>
        </States>
      </Specimen>
      <Specimen name="IconButton">
        <States>
          <IconButton icon="heart" label="Přidat do oblíbených" />
          <IconButton icon="compare" label="Porovnat" variant="round" />
          <IconButton icon="trash" label="Odebrat" disabled />
        </States>
      </Specimen>
      <Specimen name="Chip">
        <States>
          <Chip to={paths.blockSettings()}>Nejprodávanější</Chip>
          <Chip to={paths.blockSettings()} isActive>
            Od nejlevnějšího
          </Chip>
          <Chip to={paths.blockSettings()} isActive removeLabel="Zrušit filtr Barva: Zelená">
            Zelená
          </Chip>
        </States>
      </Specimen>
      <Specimen name="CounterBadge">
        <States>
          {[0, 1, 9, 10, 99, 100].map((count) => (
            <span key={count}>
              {count}: <CounterBadge count={count} />
            </span>
          ))}
        </States>
      </Specimen>
      <Specimen name="Tooltip">
        <States>
          <Tooltip text="Prosím vyberte variantu">
            {(id) => (
              <Button variant="secondary" aria-describedby={id}>
                Krátká nápověda
              </Button>
            )}
          </Tooltip>
          <Tooltip
            tone="danger"
            text="Delší věta, která se do jednoho řádku nevejde, a proto se po čtyřech stech bodech zalomí."
          >
            {(id) => (
              <Button variant="secondary" aria-describedby={id}>
                Dlouhá nápověda
              </Button>
            )}
          </Tooltip>
        </States>
      </Specimen>
    </Chapter>
  );
}

function Buttons() {
  return (
    <>
      {variants.map((variant) => (
        <Specimen key={variant} name={`Button ${variant}`}>
          <States>
            {sizes.map((size) => (
              <Button key={size} variant={variant} size={size}>
                {size}
              </Button>
            ))}
            <Button variant={variant} icon="cart">
              Do košíku
            </Button>
            <Button variant={variant} isBusy>
              Odesíláme
            </Button>
            <UnavailableButton variant={variant} tone="danger" reason="Není skladem">
              Není skladem
            </UnavailableButton>
            <Button variant={variant} disabled>
              Vypnuto
            </Button>
          </States>
        </Specimen>
      ))}
      <Specimen name="Button isWide">
        <Button isWide>Objednávka zavazující k platbě a s popiskem, který je delší než jeden řádek na telefonu</Button>
      </Specimen>
    </>
  );
}
