import { OpenCashier } from './index.ts';

// The script-tag build: <script src="…/opencashier.js"></script> gives window.OpenCashier.
Object.assign(globalThis, { OpenCashier });
