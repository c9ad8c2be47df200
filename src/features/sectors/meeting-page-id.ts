export const meetingPageId = 'meeting';
