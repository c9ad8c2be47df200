import type { Locator, Page } from '@playwright/test';
import { receivedUrl } from './config';
import type { ReceivedMessage } from './form-service';

/** Messages of this name that the form service has received. */
export async function received(name: string): Promise<ReceivedMessage[]> {
  const response = await fetch(`${receivedUrl}?name=${encodeURIComponent(name)}`);
  return (await response.json()) as ReceivedMessage[];
}

/** Name, telephone and e-mail address of either form. */
export async function fillPerson(form: Page | Locator, name: string): Promise<void> {
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  await form.getByRole('textbox', { name: 'Phone' }).fill('0115 496 0127');
  await form.getByRole('textbox', { name: 'E-mail' }).fill('ada@practice.example');
}
