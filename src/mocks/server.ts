import { setupServer } from 'msw/node';

/** The network of the tests: empty, so that each test says itself what answers; all else is an error. */
export const server = setupServer();
