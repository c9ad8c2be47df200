import { setupServer } from 'msw/node';

/** Has no handlers: a request without one is an error. */
export const server = setupServer();
