/**
 * The hosted page's script; every button works without it. It keeps a double click from being sent twice and closes
 * the window where the browser lets it.
 */
export const hostedScript = `
'use strict';
let isSent = false;
document.addEventListener('submit', (event) => {
  if (isSent) { event.preventDefault(); return; }
  const form = event.target;
  if (form.dataset.closes === 'true' && !form.dataset.tried) {
    event.preventDefault();
    form.dataset.tried = 'true';
    window.close();
    // A window that no script opened stays: then the page says where to go.
    setTimeout(() => form.requestSubmit(), 150);
    return;
  }
  isSent = true;
  for (const button of document.querySelectorAll('button')) button.setAttribute('aria-disabled', 'true');
  const button = form.querySelector('button');
  if (button && button.dataset.busy) button.textContent = button.dataset.busy;
});
// Coming back by the browser's own button shows the page as it was left.
window.addEventListener('pageshow', (event) => { if (event.persisted) location.reload(); });
`;
