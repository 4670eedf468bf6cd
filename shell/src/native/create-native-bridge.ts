import type { Device } from '@mall/contracts/domain/device';
import type { NativeBridge } from '@mall/contracts/platform/services';

interface NativeWindow {
  MallApp?: { postMessage(message: string): void };
  webkit?: { messageHandlers?: { MallApp?: { postMessage(message: string): void } } };
}

export interface ShellBridge extends NativeBridge {
  /** From now on only these types are sent: the app has said what it understands. */
  limitTo(types: ReadonlySet<string>): void;
}

/** Not of every app: one without a handshake is not told. */
const laterMessages: ReadonlySet<string> = new Set(['LOGIN_ENDED']);

/** Talks to the native wrapper: Android injects `MallApp`, iOS a message handler of that name (docs/app.md). */
export function createNativeBridge({ app }: Device): ShellBridge {
  const native = window as unknown as NativeWindow;
  const handler = native.MallApp ?? native.webkit?.messageHandlers?.MallApp;
  let understood: ReadonlySet<string> | null = null;
  return {
    platform: app,
    post(message) {
      const isUnderstood = understood ? understood.has(message.type) : !laterMessages.has(message.type);
      // A browser that only names itself the app has no app behind it.
      if (app && isUnderstood) handler?.postMessage(JSON.stringify(message));
    },
    limitTo(types) {
      understood = types;
    },
  };
}
