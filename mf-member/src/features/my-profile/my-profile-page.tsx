import { lazyPart } from '@mall/remote-kit/lazy-part';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import { Suspense } from 'react';
import { ConfirmGate } from '../../shared/confirm/confirm-gate.tsx';
import { heads } from '../../shared/heads/copy.ts';
import { MyFrame } from '../../shared/my-frame/my-frame.tsx';

/** Forms come after the confirmation. */
const ProfileSections = lazyPart(() =>
  import(/* webpackChunkName: "my-profile-sections" */ './profile-sections.tsx').then(
    (module) => module.ProfileSections,
  ),
);

/** The member's own details, behind a password confirmation (spec 6). */
export function Page() {
  return (
    <MyFrame title={heads.profile.title} active="profile" skeleton={<Skeleton height={220} />}>
      <ConfirmGate>
        <Suspense fallback={<Skeleton height={480} />}>
          <ProfileSections />
        </Suspense>
      </ConfirmGate>
    </MyFrame>
  );
}
