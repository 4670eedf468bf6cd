import { css } from '@emotion/react';
import { type Address, maximumAddresses } from '@mall/contracts/api/people/addresses';
import { lazyPart } from '@mall/remote-kit/lazy-part';
import { useServices } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { EmptyState } from '@mall/ui/feedback/empty-state';
import { color, fontSize, media } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { heads } from '../../shared/heads/copy.ts';
import { Loaded } from '../../shared/loaded.tsx';
import { MyFrame } from '../../shared/my-frame/my-frame.tsx';
import { RowSkeletons } from '../../shared/row-skeletons.tsx';
import { AddressCard } from './address-card.tsx';
import { copy } from './copy.ts';
import { addressesQuery } from './queries.ts';

/** The form comes when it is asked for: most visits only look. */
const AddressDialog = lazyPart(() =>
  import(/* webpackChunkName: "address-dialogs" */ './address-dialog.tsx').then(
    (module) => module.AddressDialog,
  ),
);

const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  marginBottom: 16,
});
const quiet = css({ color: color.quiet, fontSize: fontSize.note });
const list = css({
  display: 'grid',
  gap: 12,
  [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 16 },
});

/** The member's address book. */
export function Page() {
  return (
    <MyFrame title={heads.addresses.title} active="addresses" skeleton={<RowSkeletons height={170} />}>
      <Addresses />
    </MyFrame>
  );
}

function Addresses() {
  const query = useQuery(addressesQuery(useServices()));
  const [edited, setEdited] = useState<Address | 'new' | null>(null);
  const add = (
    <Button onClick={() => setEdited('new')} disabled={(query.data?.rows.length ?? 0) >= maximumAddresses}>
      {copy.add}
    </Button>
  );
  return (
    <>
      <Loaded query={query} skeleton={<RowSkeletons height={170} />} failed={copy.failed}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState icon="truck" title={copy.empty} description={copy.emptyHint} action={add} />
          ) : (
            <>
              <div css={head}>
                <p css={quiet} className="tabular">
                  {rows.length >= maximumAddresses ? copy.full : copy.count(rows.length, maximumAddresses)}
                </p>
                {add}
              </div>
              <ul css={list}>
                {rows.map((address) => (
                  <AddressCard key={address.address_id} address={address} onEdit={() => setEdited(address)} />
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
      {edited && (
        <Suspense>
          <AddressDialog address={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </>
  );
}
