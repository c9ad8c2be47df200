import { contactHref } from '@/lib/contact-href';
import { href } from '@/lib/href';
import { planQuery, type PlannedRoom } from '@/lib/plan-link';
import { siteUrl } from '@/lib/site-url';
import { planLimits, readPlan } from './read-plan';

/** The planner's own path on this deployment. */
function plannerPath(): string {
  return new URL(siteUrl(href('roomPlanner'))).pathname;
}

/**
 * The whole address that reproduces a plan, as it is copied and sent.
 * @param origin of the site as it is visited; '' while the page is prerendered
 */
export function planUrl(rooms: readonly PlannedRoom[], origin: string): string {
  return `${origin}${plannerPath()}?${planQuery(rooms)}`;
}

/** Whether a link is longer than mail programs and chats carry it whole. */
export function isTooLong(url: string): boolean {
  return url.length > planLimits.linkLength;
}

/** The address of the contact form that carries a plan into its message. */
export function planEnquiryHref(rooms: readonly PlannedRoom[]): string {
  return `${contactHref('plan')}&${planQuery(rooms)}`;
}

/** The plan's link for the message of a contact enquiry, '' where the address of the form carries none that fits a link. */
export function enquiredPlanUrl(search: string): string {
  const { rooms } = readPlan(search);
  if (rooms.length === 0) return '';
  const url = planUrl(rooms, window.location.origin);
  return isTooLong(url) ? '' : url;
}
