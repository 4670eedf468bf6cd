import { css } from '@emotion/react';
import type { Fit } from '@mall/contracts/api/community/review-body';
import { fitAnswers, fitAspectsOf, type GoodsKind } from '@mall/contracts/domain/catalogue/goods-kind';
import { OptionChips } from '@mall/ui/controls/option-chip';
import { fitCopy as copy } from './copy.ts';

const frame = css({ display: 'grid', gap: 16 });

interface Props {
  goodsKind: GoodsKind | undefined;
  fit: Fit;
  onFit: (fit: Fit) => void;
}

/** How it fits, as far as that can be asked of such goods. */
export function FitFields({ goodsKind, fit, onFit }: Props) {
  const aspects = fitAspectsOf(goodsKind);
  if (aspects.length === 0) return null;
  return (
    <div css={frame}>
      {aspects.map((aspect) => (
        <OptionChips
          key={aspect}
          legend={copy.aspects[aspect]}
          value={fit[aspect] ?? null}
          onValue={(value) => {
            const answer = fitAnswers.find((known) => known === value);
            if (answer) onFit({ ...fit, [aspect]: answer });
          }}
          options={fitAnswers.map((answer) => ({ value: answer, label: copy.answers[aspect][answer] }))}
        />
      ))}
    </div>
  );
}
