import { ClearanceCurve } from '@/components/prose/ClearanceCurve';
import { FallowHistory } from '@/components/prose/FallowHistory';
import { Opening } from '@/components/prose/Opening';
import { PullLine } from '@/components/prose/PullLine';
import { Reference } from '@/components/prose/Reference';
import { References } from '@/components/prose/References';
import { Source } from '@/components/prose/Source';
import { StageStrip } from '@/components/prose/StageStrip';
import { SurgeryTable } from '@/components/prose/SurgeryTable';
import { calculatorModels } from '@/config/calculator-models';
import { shown } from '@/config/sample';
import Text, { contents, readingMinutes } from '@/content/air-purification-in-dentistry.mdx';
import { airPurificationInDentistry } from '@/data/articles/air-purification-in-dentistry';
import { typicalRooms } from '@/data/typical-rooms';
import { ArticleFrame } from '@/features/articles/ArticleFrame';
import { FallowWidget } from '@/features/articles/FallowWidget';

/** What this text uses beyond the common components. */
const components = {
  ClearanceCurve,
  FallowHistory,
  Opening,
  PullLine,
  Reference,
  References,
  Source,
  StageStrip,
  SurgeryTable: () => <SurgeryTable room={shown(typicalRooms.surgery)} models={calculatorModels} />,
};

export function ArticlePage() {
  return (
    <ArticleFrame
      article={airPurificationInDentistry}
      contents={contents}
      readingMinutes={readingMinutes}
      widget={<FallowWidget />}
    >
      <Text components={components} />
    </ArticleFrame>
  );
}
