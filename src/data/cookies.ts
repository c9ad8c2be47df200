import { company } from '@/config/company';
import { storageKeys } from '@/lib/browser/storage-keys';

/** One row of the cookie policy. */
type StoredInBrowser = {
  title: string;
  /** The key in the browser; `<product>` is a product's slug. */
  name: string;
  kind: 'Session storage' | 'Local storage' | 'Cookie' | 'Video embed';
  setBy: string;
  purpose: string;
  duration: string;
  moreInformation: string;
};

const session = { kind: 'Session storage', setBy: company.brand } as const;
const untilSent = 'Until the form is sent or the tab is closed';

/**
 * Everything the site stores: the keys of `lib/browser/storage-keys` and those of an embedded video. A test compares it with
 * the code.
 */
export const storedInBrowser: readonly StoredInBrowser[] = [
  {
    ...session,
    title: 'Your details',
    name: storageKeys.draftPerson,
    purpose: 'Keeps your name, phone number and e-mail address as typed, so that neither form asks for them twice.',
    duration: untilSent,
    moreInformation:
      'Written when you type in one of these fields. Strictly necessary for the form you are filling in.',
  },
  {
    ...session,
    title: 'Draft message',
    name: storageKeys.draftContact,
    purpose:
      'Keeps the message you are writing in the contact form of any page through a reload or a look at another page.',
    duration: untilSent,
    moreInformation: 'Written when you type in the message. Strictly necessary, as above.',
  },
  {
    ...session,
    title: 'Draft price request',
    name: 'mars.draft.request.<product>',
    purpose: 'Keeps the quantity you entered, one entry for each product you ask about.',
    duration: untilSent,
    moreInformation: 'Written when you change the quantity or send the request. Strictly necessary, as above.',
  },
  {
    ...session,
    title: 'Sending',
    name: storageKeys.sending,
    purpose: 'Notes that a form is on its way, so that a reload at that moment can tell you its outcome is not known.',
    duration: 'Some seconds, until the answer comes; at most until the tab is closed',
    moreInformation: 'Names the form and the product, and holds nothing you typed.',
  },
  {
    kind: 'Local storage',
    setBy: company.brand,
    title: 'Your rooms',
    name: storageKeys.rooms,
    purpose: 'Keeps the rooms and products you add in the room planner, so that they are there when you come back.',
    duration: 'Until you remove the rooms or clear your browser’s storage',
    moreInformation:
      'Written when you add or change a room. It holds names, sizes and numbers of people of rooms, and products by number. Keeps a preference of yours; remove the rooms to refuse it.',
  },
  {
    kind: 'Local storage',
    setBy: company.brand,
    title: 'Your last searches',
    name: storageKeys.searches,
    purpose: 'Keeps the last five things you searched this site for, to offer them again.',
    duration: 'Until you press “Forget these” in the search or clear your browser’s storage',
    moreInformation:
      'Written when you open a result or the page of results. Keeps a preference of yours; press “Forget these” to refuse it.',
  },
  {
    kind: 'Local storage',
    setBy: company.brand,
    title: 'For whom a case is made',
    name: storageKeys.organisationName,
    purpose: 'Keeps the name of the school, practice or company that you type above a business case.',
    duration: 'Until you empty the field or clear your browser’s storage',
    moreInformation:
      'Written when you type the name. It reaches us only if you send it. Keeps a preference of yours; empty the field to refuse it.',
  },
  {
    kind: 'Video embed',
    title: 'Video player',
    name: 'Named by the video service',
    setBy: 'YouTube, only after a click',
    purpose: 'Plays a film that is held by the video service. It may store its own data in your browser.',
    duration: 'Set by the video service',
    moreInformation:
      'Only for a film whose notice names the video service, and only once you press play. Your click is your consent.',
  },
];
