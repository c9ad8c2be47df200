import { ESLint } from 'eslint';
import { describe, expect, test } from 'vitest';

const eslint = new ESLint({
  overrideConfig: { linterOptions: { reportUnusedDisableDirectives: 'off' } },
});

async function complaints(code: string, filePath: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath });
  return (result?.messages ?? [])
    .map(({ message }) => message)
    .filter((message) => message.includes('forms/FormControl'));
}

const component = (jsx: string, imports = '') => `${imports}\nexport function Field() {\n  return ${jsx};\n}\n`;

describe('whoever adds a field beside FormControl is told of FormControl', () => {
  test.each([
    ['an input', component('<input />')],
    ['a textarea', component('<textarea />')],
    ['a select', component('<select />')],
    ['a button made a field', component('<Button as="input" />', "import Button from 'react-bootstrap/Button';")],
    ['an element made by name', component("createElement('input')", "import { createElement } from 'react';")],
    ['editable text', component('<p contentEditable />')],
    ['a field of Bootstrap', component('<FormCheck />', "import FormCheck from 'react-bootstrap/FormCheck';")],
    ['all of Bootstrap', component('<Form.Select />', "import { Form } from 'react-bootstrap';")],
  ])('by %s', async (_, code) => {
    expect(await complaints(code, 'src/features/enquiry/NewField.tsx')).not.toEqual([]);
  });

  test('and nobody who uses it, nor FormControl itself', async () => {
    const use = component(
      '<FormControl as="textarea" value="" onChange={() => {}} />',
      "import { FormControl } from '@/components/forms/FormControl';\nimport Row from 'react-bootstrap/Row';\n",
    );
    expect(await complaints(use, 'src/features/enquiry/NewField.tsx')).toEqual([]);
    expect(await complaints(component('<input />'), 'src/components/forms/FormControl.tsx')).toEqual([]);
  });
});
