import type { APIRequestContext } from '@playwright/test';
import { JSDOM } from 'jsdom';

/** The server's HTML, parsed without a browser. */
export async function builtPage(request: APIRequestContext, address: string): Promise<Document> {
  return new JSDOM(await (await request.get(address)).text()).window.document;
}
