import { runFormPage } from '../../host/form-page.ts';

// The inline script of the page that a payment window starts with.
runFormPage(window);
