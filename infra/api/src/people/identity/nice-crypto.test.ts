import { decryptData, deriveKeys, encryptData, integrityOf, isIntact } from './nice-crypto.ts';

const keys = deriveKeys('20261121093000', 'request-1', 'token-value');

describe('what travels to the identity service and back', () => {
  it('is encrypted with keys that both sides derive alike', () => {
    expect(keys).toEqual({
      key: expect.stringMatching(/^.{16}$/),
      iv: expect.stringMatching(/^.{16}$/),
      hmacKey: expect.stringMatching(/^.{32}$/),
    });
    expect(deriveKeys(' 20261121093000 ', 'request-1', 'token-value')).toEqual(keys);
    expect(deriveKeys('20261121093000', 'request-2', 'token-value')).not.toEqual(keys);
    expect(decryptData(encryptData({ name: '김서연' }, keys), keys)).toEqual({ name: '김서연' });
  });

  it('is not read when it was changed or sealed with other keys', () => {
    const encoded = encryptData({ name: '김서연' }, keys);
    const integrity = integrityOf(encoded, keys);
    expect(isIntact(encoded, integrity, keys)).toBe(true);
    expect(isIntact(`${encoded}A`, integrity, keys)).toBe(false);
    expect(isIntact(encoded, `${integrity}A`, keys)).toBe(false);
    const others = deriveKeys('20261121093000', 'request-2', 'token-value');
    expect(isIntact(encoded, integrity, others)).toBe(false);
    expect(decryptData('not encrypted', keys)).toBeNull();
    expect(decryptData(encoded, others)).toBeNull();
  });
});
