import '../styles/tokens.css';
import '../styles/base.css';
import { readEarly } from './early-page.ts';
import { start } from './start.tsx';

const root = document.getElementById('root');
if (root) void start(window, root, readEarly(window));
