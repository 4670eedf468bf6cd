import type { Banner } from '@mall/contracts/api/content/content';
import { picture } from './product-card.ts';

export function banner(id: number, title: string): Banner {
  return {
    banner_id: id,
    title,
    subtitle: '',
    href: `/plan/common/view/${id}`,
    image_pc: picture,
    image_mobile: picture,
    tone: 'dark',
  };
}
