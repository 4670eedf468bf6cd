import { execFileSync } from 'node:child_process';
import { installDebianPackage } from './debian-package.ts';

/** Whether a face with Korean characters is here; where that is unknown, it is taken to be. */
function hasKoreanFace(): boolean {
  try {
    return execFileSync('fc-list', [':lang=ko', 'family'], { encoding: 'utf8' }).trim() !== '';
  } catch {
    return true;
  }
}

/**
 * Installs a face for Korean where there is none: shoppers' devices have one, and pages move and take longer when
 * every character is a box until Pretendard comes.
 */
export function bringKoreanFace(say: (line: string) => void): void {
  if (hasKoreanFace() || installDebianPackage(['fonts-noto-cjk'], say)) return;
  say('no face for Korean is installed here: pages look and measure otherwise than on shoppers’ devices');
}
