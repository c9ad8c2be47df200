import { describe, expect, test } from 'vitest';
import { fieldErrorMessage } from './field-error-message';
import { checkEmail, checkMessage, checkQuantity } from './field-rules';

function said(code: string, message = '') {
  return { code, message };
}

describe('a field error of the form service', () => {
  test.each(['REQUIRED_FIELD_MISSING', 'REQUIRED_FIELD_EMPTY', 'required', 'missing', 'Empty', 'BLANK'])(
    'becomes our error for an empty field if its code is %s',
    (code) => {
      expect(fieldErrorMessage(said(code, 'is required'), checkMessage)).toBe('Write your message, even one line');
    },
  );

  test.each(['TYPE_EMAIL', 'type_', 'format', 'INVALID_FORMAT', 'invalid'])(
    'becomes our error for a wrong format if its code is %s',
    (code) => {
      expect(fieldErrorMessage(said(code, 'should be an email'), checkEmail)).toBe(
        'Enter an email like name@practice.example',
      );
      expect(fieldErrorMessage(said(code), checkQuantity)).toBe('Enter a whole number from 1 to 999');
    },
  );

  test('keeps its text if our checker accepts any text', () => {
    expect(fieldErrorMessage(said('TYPE_TEXT', 'holds a link'), checkMessage)).toBe(
      'Our form service did not accept this: holds a link',
    );
  });

  test('keeps its text if its code is unknown', () => {
    expect(fieldErrorMessage(said('', 'bounces'), checkEmail)).toBe('Our form service did not accept this: bounces');
    expect(fieldErrorMessage(said('E42', 'bounces'), checkEmail)).toBe('Our form service did not accept this: bounces');
  });

  test('becomes a general sentence if it has no text', () => {
    expect(fieldErrorMessage(said('E42'), checkEmail)).toBe('Our form service did not accept this');
  });
});
