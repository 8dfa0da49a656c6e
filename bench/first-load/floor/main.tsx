import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

const root = document.getElementById('root');
// The token stands in the fragment, so that this page is spared the handshake.
if (root) createRoot(root).render(<App token={location.hash.slice(1)} />);
