import { cue } from '../six-stages/captions';

export function captions(): string {
  const cues = [
    cue(0.5, 4.4, 'A dental surgery after hours. One Generation Y is left running.'),
    cue(4.9, 8.8, 'Room air, in copper, goes in low.'),
    cue(9.3, 13.2, 'Clean air, in blue, leaves at the top and crosses the room.'),
    cue(13.7, 17.6, 'Generation Y stands 20 cm from the wall.'),
  ];
  return `WEBVTT\n\n${cues.join('\n')}`;
}
