import * as z from 'zod/mini';

const deviceClassSchema = z.enum(['mobile', 'tablet', 'desktop']);
type DeviceClass = z.infer<typeof deviceClassSchema>;

export const deviceSchema = z.object({
  class: deviceClassSchema,
  /** The native wrapper's platform, or null in a plain browser (spec 1). */
  app: z.nullable(z.enum(['android', 'ios'])),
  /** Mobile or PC layout (spec 2.3): phones, tablets and the app get the mobile one. */
  isMobileLayout: z.boolean(),
});
export type Device = z.infer<typeof deviceSchema>;

/** Classifies a user agent (spec 1). The app's webview adds `MallApp/<version> (android|ios)`. */
export function deviceOf(userAgent: string): Device {
  const app = /\bMallApp\/[\d.]+/.test(userAgent)
    ? /iPhone|iPad|\biOS\b/i.test(userAgent)
      ? ('ios' as const)
      : ('android' as const)
    : null;
  // What the app adds names the platform once more and says nothing of the screen.
  const browser = userAgent.replace(/\bMallApp\/.*$/, '');
  const isTablet = /iPad|Tablet|SM-T\d|(Android(?!.*Mobile))/i.test(browser);
  const isMobile = /iPhone|iPod|Android.*Mobile|Mobile.*Safari|Windows Phone/i.test(browser);
  const deviceClass: DeviceClass = isTablet ? 'tablet' : isMobile || app ? 'mobile' : 'desktop';
  return { class: deviceClass, app, isMobileLayout: deviceClass !== 'desktop' };
}
