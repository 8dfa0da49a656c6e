/** Asks for an address as a form would, with hidden inputs, in the window of the document. */
export function submitForm(
  document: Document,
  target: { readonly url: string; readonly formParams?: Readonly<Record<string, string>> | undefined },
): void {
  const form = document.createElement('form');
  form.method = 'POST';
  form.action = target.url;
  for (const [name, value] of Object.entries(target.formParams ?? {})) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  // Not `form.submit()`: a parameter of that name would stand in its place.
  HTMLFormElement.prototype.submit.call(form);
}
