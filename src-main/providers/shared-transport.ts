import { createTransport } from './transport.ts';

/** The app's connections to providers. Opens none until it is used. */
export const sharedTransport = createTransport();
