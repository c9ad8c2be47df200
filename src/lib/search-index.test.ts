import { describe, expect, it } from 'vitest';
import { comparedWords, searchTokens, searchWords } from './search-index';

describe('the words that a search compares', () => {
  it.each([
    ['Clean AIR', ['clean', 'air']],
    ['60 m²', ['60', 'm2']],
    ['1,156 m³/h', ['1156', 'm3', 'h']],
    ['1,156,000', ['1156000']],
    ['4,5 m', ['4,5', 'm']],
    ['253.7 nm.', ['253.7', 'nm']],
    ['UV-C', ['uvc', 'uv', 'c']],
    ["the room’s air, the rooms' air, don’t", ['the', 'room', 'air', 'the', 'rooms', 'air', 'dont']],
    ['O’Sullivan’s rock’n’roll', ['osullivan', 'rocknroll']],
    ['Größe: ½', ['größe', '1', '2']],
    ['... – !', []],
    ['', []],
  ])('in "%s" are %j', (text, words) => expect(searchWords(text)).toEqual(words));

  it('a sign alone has none', () => expect(comparedWords('’')).toEqual([]));
});

it('a text is split into words and separators without loss', () => {
  expect(searchTokens('anti-viral')).toEqual([{ text: 'anti-viral', isWord: true }]);
  expect(searchTokens('A UV-C lamp, 253.7 nm')).toEqual([
    { text: 'A', isWord: true },
    { text: ' ', isWord: false },
    { text: 'UV-C', isWord: true },
    { text: ' ', isWord: false },
    { text: 'lamp', isWord: true },
    { text: ', ', isWord: false },
    { text: '253.7', isWord: true },
    { text: ' ', isWord: false },
    { text: 'nm', isWord: true },
  ]);
  expect(searchTokens('')).toEqual([]);
});
