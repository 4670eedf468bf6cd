import type { Device } from '@mall/contracts/domain/device';
import type { NativeBridge } from '@mall/contracts/platform/services';

interface NativeWindow {
  MallApp?: { postMessage(message: string): void };
  webkit?: { messageHandlers?: { MallApp?: { postMessage(message: string): void } } };
}

/** Talks to the native wrapper: Android injects `MallApp`, iOS a message handler of that name (docs/loose-contracts.md). */
export function createNativeBridge({ app }: Device): NativeBridge {
  const native = window as unknown as NativeWindow;
  const handler = native.MallApp ?? native.webkit?.messageHandlers?.MallApp;
  return {
    platform: app,
    post: (message) => handler?.postMessage(JSON.stringify(message)),
  };
}
