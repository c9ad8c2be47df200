import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkEmail,
  checkMessage,
  checkName,
  checkPhone,
  checkQuantity,
  fieldErrorMessage,
  type CheckedField,
} from './field-rules';

const email = 'Enter an e-mail address like name@example.com';
const phone = 'Enter a phone number we can call';
const quantity = 'Enter a whole number from 1 to 999';

describe('what a visitor may type', () => {
  test.each([
    ['name', checkName, '  Priya \t Raman ', 'Priya Raman'],
    ['name', checkName, 'محمد علي', 'محمد علي'],
    ['name', checkName, 'O’Brien-Ng 🦷', 'O’Brien-Ng 🦷'],
    ['name', checkName, 'x'.repeat(100), 'x'.repeat(100)],
    ['phone', checkPhone, '0115 496 0127, after 2', '0115 496 0127, after 2'],
    ['phone', checkPhone, '+44 (0)115 496-0127', '+44 (0)115 496-0127'],
    ['phone', checkPhone, '٠١١٥ ٤٩٦', '٠١١٥ ٤٩٦'],
    ['email', checkEmail, ' a.b+c@practice.example ', 'a.b+c@practice.example'],
    ['email', checkEmail, "o'neil@xn--caf-dma.example", "o'neil@xn--caf-dma.example"],
    ['email', checkEmail, 'praxis@müller.example', 'praxis@müller.example'],
    ...[
      ...'a@b.uk a@b.io reception@mail.north.practice.example a@4.example a@b4.example a@4b.example'.split(' '),
      ...'a@b-4-c.example a@é.example a@aéb.example a@b.été a@b.2x a@b.xn--p1ai 李@例え.テスト'.split(' '),
      ...['{a}&!#$%*/=?^_`|~@b.example', `${'a'.repeat(244)}@b.example`],
    ].map((typed): [string, typeof checkEmail, string, string] => ['email', checkEmail, typed, typed]),
    ['phone', checkPhone, '1'.repeat(40), '1'.repeat(40)],
    ['phone', checkPhone, '1-2 3 (45) x', '1-2 3 (45) x'],
    ['phone', checkPhone, 'ext. 12', 'ext. 12'],
    ['phone', checkPhone, '٠١', '٠١'],
    ['message', checkMessage, '\n One room,\n 35 m³. \n', 'One room,\n 35 m³.'],
    ['message', checkMessage, '<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['message', checkMessage, 'a\u0000b', 'ab'],
    ['message', checkMessage, '🦷'.repeat(5000), '🦷'.repeat(5000)],
    ['quantity', checkQuantity, '1', '1'],
    ['quantity', checkQuantity, '12', '12'],
    ['quantity', checkQuantity, '000000001', '1'],
    ['quantity', checkQuantity, ' 2 ', '2'],
    ['quantity', checkQuantity, '007', '7'],
    ['quantity', checkQuantity, '999', '999'],
  ])('%s: %#', (_, check, typed, value) => {
    expect(check(typed)).toEqual({ value });
  });
});

describe('what a visitor is asked to type instead', () => {
  test.each([
    [checkName, '', 'Enter your name'],
    [checkName, ' \u0000\t', 'Enter your name'],
    [checkName, 'x'.repeat(101), 'Shorten the name to 100 characters. It has 101'],
    [checkPhone, '', phone],
    [checkPhone, 'call me', phone],
    [checkPhone, '1', phone],
    [checkPhone, 'ext. 1 2-3 (4)', phone],
    [checkPhone, '1'.repeat(41), 'Shorten the phone number to 40 characters. It has 41'],
    ...[
      ...['', 'a b@c.example', 'Priya <a@b.example>', 'a@b.example, c@d.example', 'a@b.exa mple'],
      ...'a|a@|@b.example|a@b|a@b..example|a@@b.example|a@b.example.|a@-b.example|<a@b.example|a@b.example>'.split('|'),
      ...'a@b.c|a@b-.example|a@b_c.example|a@_b.example|a@b_.example|a@b.ex_ample|a@b.example/|a@.example'.split('|'),
      ...['a@b.', 'a@b.c.d', 'a@!.example', 'a@b.example\nBcc: c@d.example'],
    ].map((typed) => [checkEmail, typed, email]),
    ...['', ' ', '\t', '<', '>', '(', ')', ',', ';', ':', '"', '[', ']', '\\'].map((sign) => [
      checkEmail,
      `${sign}a${sign}@b.example`.replace(/^a@/, '@'),
      email,
    ]),
    [checkEmail, `${'a'.repeat(245)}@b.example`, 'Shorten the email to 254 characters. It has 255'],
    [checkEmail, `${'a'.repeat(250)}@b.example`, 'Shorten the email to 254 characters. It has 260'],
    [checkMessage, '', 'Write your message, even one line'],
    [checkMessage, ' \n ', 'Write your message, even one line'],
    [checkMessage, 'x'.repeat(5001), 'Shorten the message to 5000 characters. It has 5001'],
    ...['|0|-1|1.5|1,000|1000|1e2|1e309|0x10|two|١٢|NaN|Infinity|7x|x7|1 0|0000000001', '9'.repeat(400)].flatMap(
      (all) => all.split('|').map((typed) => [checkQuantity, typed, quantity]),
    ),
  ] as [(typed: string) => CheckedField, string, string][])('%#: %j', (check, typed, error) => {
    expect(check(typed)).toEqual({ error });
  });
});

const nasty = fc.constantFrom(
  '<script>alert(1)</script>',
  "'; DROP TABLE enquiries; --",
  '=HYPERLINK("http://x.example")',
  '\u202Eevil',
  '\ud800',
  '\u0000',
  '1e309',
  '0x10',
  '٣',
  '\r\nBcc: a@b.example',
  '👩‍⚕️',
);

const typed = fc
  .array(fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ unit: 'grapheme' })), {
    maxLength: 4,
  })
  .map((parts) => parts.join(''));

const limits = { name: 100, phone: 40, email: 254, message: 5000, quantity: 3 };

describe.each([
  ['name', checkName],
  ['phone', checkPhone],
  ['email', checkEmail],
  ['message', checkMessage],
  ['quantity', checkQuantity],
] as [keyof typeof limits, (typed: string) => CheckedField][])('the %s checker, whatever is typed', (field, check) => {
  test('gives a clean value within the limit or one clear sentence', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const result = check(text);
        if ('error' in result) {
          expect(result.error).toMatch(/^(Enter|Write|Shorten) [\p{L}\p{N} ,.@-]+$/u);
          expect(result.error).not.toMatch(/NaN|Infinity|undefined/);
          return;
        }
        expect(result.value).toBe(result.value.trim());
        expect(Array.from(result.value).length).toBeLessThanOrEqual(limits[field]);
        expect(result.value).not.toMatch(field === 'message' ? /[^\P{Cc}\t\r\n]/u : /\p{Cc}/u);
        expect(check(result.value)).toEqual(result);
        if (field === 'quantity') expect(result.value).toMatch(/^[1-9]\d{0,2}$/);
      }),
      { numRuns: 2000 },
    );
  });
});

function messageOf(code: string, message = '') {
  return { code, message };
}

describe('a field error of the form service', () => {
  test.each('REQUIRED_FIELD_MISSING REQUIRED_FIELD_EMPTY required missing Empty BLANK'.split(' '))(
    'becomes our error for an empty field if its code is %s',
    (code) =>
      expect(fieldErrorMessage(messageOf(code, 'is required'), checkMessage)).toBe('Write your message, even one line'),
  );

  test.each(['TYPE_EMAIL', 'type_', 'format', 'INVALID_FORMAT', 'invalid'])(
    'becomes our error for a wrong format if its code is %s',
    (code) => {
      expect(fieldErrorMessage(messageOf(code, 'should be an email'), checkEmail)).toBe(email);
      expect(fieldErrorMessage(messageOf(code), checkQuantity)).toBe(quantity);
    },
  );

  test.each([
    ['TYPE_TEXT', 'holds a link', checkMessage, ': holds a link'],
    ['', 'bounces', checkEmail, ': bounces'],
    ['E42', 'bounces', checkEmail, ': bounces'],
    ['E42', '', checkEmail, ''],
  ])('with the code "%s" and the text "%s", which our checker cannot say, keeps its text', (code, text, check, end) => {
    expect(fieldErrorMessage(messageOf(code, text), check)).toBe(`Our form service did not accept this${end}`);
  });
});
