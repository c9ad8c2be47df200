import { expect } from '@playwright/test';
import type { ReceivedMessage } from '../support/form-service';
import { receivedUrl } from '../support/config';
import type { EngineVisitor } from './engine-visitor';

export async function typesPerson(visitor: EngineVisitor, name: string, within?: string): Promise<void> {
  const scope = within ? { within } : {};
  await visitor.types('Name', name, scope);
  await visitor.types('Phone', '0115 496 0127', scope);
  await visitor.types('Email', 'ada@practice.example', scope);
}

export async function received(name: string): Promise<Record<string, string>> {
  const response = await fetch(`${receivedUrl}?name=${encodeURIComponent(name)}`);
  const messages = (await response.json()) as ReceivedMessage[];
  expect(messages).toHaveLength(1);
  return JSON.parse(messages[0]?.body ?? '{}') as Record<string, string>;
}
