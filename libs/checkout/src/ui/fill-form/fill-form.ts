function setControl(control: HTMLInputElement | HTMLSelectElement, value: string): void {
  if (control.type === 'checkbox') {
    if (control instanceof HTMLInputElement && !control.checked) control.click();
    return;
  }
  if (control.value === value) return;
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Writes values into the controls of a form as if the shopper had typed them; checkboxes are only ever checked. */
export function fillForm(
  form: HTMLFormElement,
  values: Readonly<Record<string, string>>,
  mayReplace: (name: string, current: string) => boolean = () => true,
): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    const isControl = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
    if (isControl && mayReplace(name, control.type === 'checkbox' ? '' : control.value)) setControl(control, value);
  }
}
