import { css } from '@emotion/react';
import type { summariseReviews } from '@mall/contracts/api/community/reviews';
import { bandEnd } from '@mall/contracts/domain/body-measures';
import type { EndpointData } from '@mall/contracts/endpoint';
import { Button } from '@mall/ui/controls/button';
import { Checkbox } from '@mall/ui/controls/checkbox';
import { Select } from '@mall/ui/controls/select';
import { media } from '@mall/ui/theme';
import { copy } from './copy.ts';
import { isNarrowed, type ReviewFilter, type ReviewSort, wholeList } from './review-filter.ts';

const frame = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
  gap: 8,
  margin: '24px 0 8px',
  '& select': { height: 40 },
  [media.lg]: { gridTemplateColumns: 'repeat(6, minmax(0, 180px)) auto', alignItems: 'center' },
});
const last = css({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 40,
});

interface Option {
  value: string | number;
  label: string;
}
interface ConditionProps {
  label: string;
  value: string | number | undefined;
  options: readonly Option[];
  onValue: (value: string | undefined) => void;
}

/** One condition; nothing when there is nothing to choose between. */
function Condition({ label, value, options, onValue }: ConditionProps) {
  if (options.length < 2 && value === undefined) return null;
  return (
    <Select
      label={label}
      hideLabel
      size="md"
      value={value ?? ''}
      onChange={({ target }) => onValue(target.value || undefined)}
    >
      <option value="">{label}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}

const sorts = Object.entries(copy.sorts) as readonly [ReviewSort, string][];
const stars = [5, 4, 3, 2, 1];
const numberOf = (value: string | undefined) => (value === undefined ? undefined : Number(value));

interface Props {
  summary: EndpointData<typeof summariseReviews> | undefined;
  filter: ReviewFilter;
  onFilter: (filter: ReviewFilter) => void;
}

interface ListedCondition extends Omit<ConditionProps, 'onValue'> {
  /** What choosing a value changes of the filter. */
  narrowedBy: (value: string | undefined) => Partial<ReviewFilter>;
}

function conditionsOf(summary: Props['summary'], filter: ReviewFilter): ListedCondition[] {
  const { sizes = [], colors = [], heights = [], weights = [], distribution = [] } = summary ?? {};
  const option = (value: string | number, name: string, count: number): Option => ({
    value,
    label: copy.choice(name, count),
  });
  return [
    {
      label: copy.size,
      value: filter.size,
      options: sizes.map(({ name, count }) => option(name, name, count)),
      narrowedBy: (size) => ({ size }),
    },
    {
      label: copy.color,
      value: filter.color_id,
      options: colors.map(({ color_id, name, count }) => option(color_id, name, count)),
      narrowedBy: (value) => ({ color_id: numberOf(value) }),
    },
    {
      label: copy.height,
      value: filter.height,
      options: heights.map(({ from, count }) => option(from, copy.heightBand(from, bandEnd(from)), count)),
      narrowedBy: (value) => ({ height: numberOf(value) }),
    },
    {
      label: copy.weight,
      value: filter.weight,
      options: weights.map(({ from, count }) => option(from, copy.weightBand(from, bandEnd(from)), count)),
      narrowedBy: (value) => ({ weight: numberOf(value) }),
    },
    {
      label: copy.score,
      value: filter.score,
      options: stars.flatMap((star) => {
        const count = distribution[star - 1] ?? 0;
        return count > 0 ? [option(star, copy.stars(star), count)] : [];
      }),
      narrowedBy: (value) => ({ score: numberOf(value) }),
    },
  ];
}

/** What reviews can be narrowed to, with how many there are of each. */
export function ReviewFilters({ summary, filter, onFilter }: Props) {
  return (
    <fieldset css={frame} aria-label={copy.filters}>
      <Select
        label={copy.sort}
        hideLabel
        size="md"
        value={filter.sort}
        onChange={({ target }) => {
          const sort = sorts.find(([name]) => name === target.value)?.[0];
          if (sort) onFilter({ ...filter, sort });
        }}
      >
        {sorts.map(([sort, label]) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </Select>
      {conditionsOf(summary, filter).map(({ narrowedBy, ...condition }) => (
        <Condition
          key={condition.label}
          {...condition}
          onValue={(value) => onFilter({ ...filter, ...narrowedBy(value) })}
        />
      ))}
      <div css={last}>
        <Checkbox
          checked={filter.isPhotoOnly}
          onChange={({ target }) => onFilter({ ...filter, isPhotoOnly: target.checked })}
        >
          {copy.photoOnly}
        </Checkbox>
        {isNarrowed(filter) && (
          <Button variant="ghost" onClick={() => onFilter({ ...wholeList, sort: filter.sort })}>
            {copy.reset}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
