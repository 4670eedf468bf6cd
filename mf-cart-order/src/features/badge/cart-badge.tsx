import { css } from '@emotion/react';
import { cartCountChanged } from '@mall/contracts/events/topics';
import { useServices, useSession } from '@mall/remote-kit/services';
import { Icon } from '@mall/ui/icon';
import { color } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { copy } from './copy.ts';
import { cartCountQuery } from './queries.ts';

const link = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  color: color.ink,
});
const badge = css({
  position: 'absolute',
  top: 4,
  right: 0,
  minWidth: 18,
  height: 18,
  padding: '0 5px',
  borderRadius: 9,
  background: color.accent,
  color: '#fff',
  fontSize: 11,
  fontWeight: 700,
  lineHeight: '18px',
  textAlign: 'center',
});

/** Link to the cart with the number of its lines, in the header of every page. */
export function Fragment() {
  const services = useServices();
  const { bus, queryClient } = services;
  const isMember = useSession().status === 'in';
  const { data } = useQuery({ ...cartCountQuery(services), enabled: isMember });
  const count = isMember ? (data?.count ?? 0) : 0;

  useEffect(
    () =>
      bus.subscribe(cartCountChanged, (fact) =>
        queryClient.setQueryData(cartCountQuery(services).queryKey, fact),
      ),
    [bus, queryClient, services],
  );
  return (
    <a css={link} href="/cart" aria-label={count > 0 ? copy.cartWith(count) : copy.cart}>
      <Icon name="bag" />
      {count > 0 && (
        <span css={badge} className="tabular" aria-hidden>
          {count > 99 ? '99+' : count}
        </span>
      )}
    </a>
  );
}
