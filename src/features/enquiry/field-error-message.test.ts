import { describe, expect, test } from 'vitest';
import { fieldErrorMessage } from './field-error-message';
import { checkEmail, checkMessage, checkQuantity } from './field-rules';

function said(code: string, message = '') {
  return { code, message };
}

describe('what the form service says about one field', () => {
  test.each(['REQUIRED_FIELD_MISSING', 'REQUIRED_FIELD_EMPTY', 'required', 'missing', 'Empty', 'BLANK'])(
    'is our own sentence for an empty field where the code is %s',
    (code) => {
      expect(fieldErrorMessage(said(code, 'is required'), checkMessage)).toBe('Write your message, even one line');
    },
  );

  test.each(['TYPE_EMAIL', 'type_', 'format', 'INVALID_FORMAT', 'invalid'])(
    'is our own sentence for a text of the wrong shape where the code is %s',
    (code) => {
      expect(fieldErrorMessage(said(code, 'should be an email'), checkEmail)).toBe(
        'Enter an email like name@practice.example',
      );
      expect(fieldErrorMessage(said(code), checkQuantity)).toBe('Enter a whole number from 1 to 999');
    },
  );

  test('is its own word where our checker has nothing against any text', () => {
    expect(fieldErrorMessage(said('TYPE_TEXT', 'holds a link'), checkMessage)).toBe(
      'Our form service did not accept this: holds a link',
    );
  });

  test('is its own word where the code tells nothing', () => {
    expect(fieldErrorMessage(said('', 'bounces'), checkEmail)).toBe('Our form service did not accept this: bounces');
    expect(fieldErrorMessage(said('E42', 'bounces'), checkEmail)).toBe('Our form service did not accept this: bounces');
  });

  test('is one plain sentence where it says nothing at all', () => {
    expect(fieldErrorMessage(said('E42'), checkEmail)).toBe('Our form service did not accept this');
  });
});
