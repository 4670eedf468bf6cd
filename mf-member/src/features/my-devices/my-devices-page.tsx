import { css } from '@emotion/react';
import { useServices } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { color, fontSize } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { heads } from '../../shared/heads/copy.ts';
import { Loaded } from '../../shared/loaded.tsx';
import { MyFrame } from '../../shared/my-frame/my-frame.tsx';
import { RowSkeletons } from '../../shared/row-skeletons.tsx';
import { copy } from './copy.ts';
import { DeviceRow } from './device-row.tsx';
import { useEndLogins } from './mutations.ts';
import { loginsQuery } from './queries.ts';

const note = css({ color: color.quiet, fontSize: fontSize.note });
const list = css({ margin: '12px 0 24px', borderTop: `1px solid ${color.ink}` });
const foot = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });

/** Where the member is logged in, and the end of any of it. */
export function Page() {
  return (
    <MyFrame title={heads.devices.title} active="devices" skeleton={<RowSkeletons height={76} />}>
      <Devices />
    </MyFrame>
  );
}

function Devices() {
  const query = useQuery(loginsQuery(useServices()));
  return (
    <Loaded query={query} skeleton={<RowSkeletons height={76} />} failed={copy.failed}>
      {({ rows }) => (
        <>
          <p css={note}>{rows.length > 1 ? copy.note : copy.alone}</p>
          <ul css={list} aria-label={copy.list}>
            {rows.map((login) => (
              <DeviceRow key={login.login_id} login={login} />
            ))}
          </ul>
          <div css={foot}>
            {rows.length > 1 && <EndOthers />}
            <Button variant="secondary" href="/mypage/profile">
              {copy.changePassword}
            </Button>
          </div>
        </>
      )}
    </Loaded>
  );
}

function EndOthers() {
  const { dialogs } = useServices();
  const { send, isBusy } = useEndLogins();
  const end = async () => {
    if (await dialogs.confirm(copy.confirmOthers)) await send({ body: {} });
  };
  return (
    <Button variant="secondary" loading={isBusy} onClick={() => void end()}>
      {copy.endOthers}
    </Button>
  );
}
