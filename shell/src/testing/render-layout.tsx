import { AppRoot } from '@mall/remote-kit/app-root';
import { createStyleCache } from '@mall/remote-kit/emotion';
import { createFakeServices, type FakeOptions, type FakeServices } from '@mall/remote-kit/testing';
import { type RenderResult, render } from '@testing-library/react';
import { act, type ReactElement } from 'react';

/** Renders a part of the layout as the shell does; only the network is not real, and fragments are not there. */
export async function renderLayoutPart(
  part: ReactElement,
  href: string,
  options: FakeOptions = {},
): Promise<RenderResult & { services: FakeServices }> {
  const services = createFakeServices(href, options);
  const root = (
    <AppRoot
      services={services}
      cache={createStyleCache('shell', '')}
      fragmentHost={{ reserve: () => '<div></div>', mount: () => () => undefined }}
      onCrash={(error) => {
        throw error;
      }}
    >
      {part}
    </AppRoot>
  );
  const result = await act(async () => render(root));
  return { ...result, services };
}
