import { randomBytes } from 'node:crypto';
import { createSecretBox, keyBytes } from './secret-box.ts';

const box = createSecretBox(randomBytes(keyBytes));

describe('a secret box', () => {
  it('opens what it sealed, which looks different every time and shows nothing', () => {
    const [one, other] = [box.seal('3333012345678 김서연', 'A'), box.seal('3333012345678 김서연', 'A')];
    expect([box.open(one, 'A'), box.open(other, 'A')]).toEqual(Array(2).fill('3333012345678 김서연'));
    expect(one).not.toBe(other);
    expect(Buffer.from(one.slice(3), 'base64url').includes('3333')).toBe(false);
  });

  it('opens nothing in another context, with another key, or that was changed', () => {
    const sealed = box.seal('secret', 'A');
    expect(box.open(sealed, 'B')).toBeNull();
    expect(createSecretBox(randomBytes(keyBytes)).open(sealed, 'A')).toBeNull();
    const bytes = Buffer.from(sealed.slice(3), 'base64url');
    for (const at of bytes.keys()) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(box.open(`v1.${changed.toString('base64url')}`, 'A')).toBeNull();
      expect(box.open(`v1.${bytes.subarray(0, at).toString('base64url')}`, 'A')).toBeNull();
    }
    expect(box.open(sealed.slice(3), 'A')).toBeNull();
    expect(box.open('', 'A')).toBeNull();
  });
});
