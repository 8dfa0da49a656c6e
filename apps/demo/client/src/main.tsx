import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import './base.css';
import './header.css';
import './lobby.css';
import './desk.css';
import './cashier.css';

const root = document.getElementById('app');
if (!root) throw new Error('the page has no place for the app');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
