import { Picture } from '@/components/ui/Picture';
import { StageNumbers, type StageNumbersProps } from './StageNumbers';

type StageFigureProps = Pick<StageNumbersProps, 'purifier'>;

/** The opened machine with the numbers of its stages, from the foot up. */
export function StageFigure({ purifier }: StageFigureProps) {
  const { figure } = purifier;
  return (
    <figure className="position-relative m-0 overflow-hidden bg-pale text-ink">
      <Picture
        file={figure.picture}
        alt={figure.alt}
        className="d-block w-100 h-auto"
        sizes="(min-width: 992px) 527px, 100vw"
      />
      <StageNumbers purifier={purifier} fontSize={4} className="position-absolute inset-0 w-100 h-100" />
    </figure>
  );
}
