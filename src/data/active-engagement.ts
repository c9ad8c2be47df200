import { sample } from '@/config/sample';

/** What the About page's 80% are of: the specification does not say, so the owner has to. */
export const activeEngagement = sample('of our clients were in touch with us in the past year');
