import { filmStages } from '../../../src/data/films/film-stages';
import { chapterS, chaptersEndS, durationS, firstChapterS } from './timeline';

/** What the captions add to the name of each stage. */
const sentences = [
  'It stops dust, hair and lint.',
  'It takes up part of the gases and odour.',
  'It holds at least 99.95% of the particles that are hardest to stop.',
  'Light of 253.7 nm, meant to inactivate microbes behind the filters.',
  'It charges fine particles: they settle, or are caught on the next pass.',
  'Generation Z only.',
];

function time(seconds: number): string {
  return `00:${seconds.toFixed(3).padStart(6, '0')}`;
}

/** A cue a little above the foot, where it is clear of the controls and of the edge. */
export function cue(fromS: number, toS: number, text: string): string {
  return `${time(fromS)} --> ${time(toS)} line:-3\n${text}\n`;
}

/** The captions as WebVTT, timed by the film's own timeline. */
export function captions(): string {
  const stages = filmStages.map(({ name }, index) => {
    const start = firstChapterS + index * chapterS;
    return cue(
      start,
      start + chapterS - 0.1,
      `Stage ${index + 1} of ${filmStages.length}: ${name}. ${sentences[index] ?? ''}`,
    );
  });
  const cues = [
    cue(0.2, firstChapterS - 0.2, 'Room air goes in all round: here the cartridge of S, X and Y.'),
    ...stages,
    cue(chaptersEndS + 0.3, chaptersEndS + 2.6, 'Clean air leaves at the top.'),
    cue(
      chaptersEndS + 2.9,
      durationS - 0.8,
      'Closed again: Generation X. Five stages, the sixth is in Generation Z only.',
    ),
  ];
  return `WEBVTT\n\n${cues.join('\n')}`;
}
