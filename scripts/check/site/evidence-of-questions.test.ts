// @vitest-environment node
import { expect, test } from 'vitest';
import type { Question } from '@/data/questions/question';
import { plainText } from '@/domain/rich-text';
import { linesClaimed } from './check-evidence';

const modules = import.meta.glob<Record<string, unknown>>(['@/data/questions/*.ts', '!@/**/*.test.ts'], {
  eager: true,
});

function isQuestion(value: unknown): value is Question {
  return typeof value === 'object' && value !== null && 'title' in value && 'body' in value;
}

const questions = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .flatMap((value) => (Array.isArray(value) ? value : []))
  .filter(isQuestion);

const everywhere = ['air-changes', 'samples'];

test('questions are found', () => expect(questions.length).toBeGreaterThan(40));

test.each(questions.map((question) => [question.title, question] as const))(
  '"%s" leads to its evidence if it makes a claim',
  (_title, { body, evidence }) => {
    const lines = linesClaimed(body.map(plainText).join(' ')).filter((line) => !everywhere.includes(line));
    expect(lines.length === 0 || evidence !== undefined, lines.join()).toBe(true);
  },
);
