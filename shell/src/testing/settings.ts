import type { LayoutSettings } from '@mall/contracts/api/content/content';

/** Settings of a site without menus or a company, with what a test is about. */
export function layoutSettings(changes: Partial<LayoutSettings> = {}): LayoutSettings {
  return {
    family_site: 'rrig',
    category: [],
    gnb: { main: [], right: [], extra: [] },
    keywords: [],
    top_belt: null,
    is_coupon_zone: false,
    shopDefaultConfig: {
      company_name: '',
      ceo_name: '',
      address: '',
      company_number: '',
      mail_order_number: '',
      customer_center: { phone: '', hours: '' },
      app_links: [],
      social_channels: [],
      policies: [],
    },
    securityConfig: {
      mouse_drag_block: 'unused',
      mouse_right_block: 'unused',
      mouse_admin_except: 'unused',
      user_auto_logout: 'unused',
      user_auto_logout_minute: 60,
    },
    ...changes,
  };
}
