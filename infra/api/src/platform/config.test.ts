import { readConfig } from './config.ts';

describe('the configuration', () => {
  it('has local defaults, and takes the SDK from the payment provider', () => {
    const config = readConfig({ PORTONE_API_URL: 'http://127.0.0.1:4040', API_PORT: '' });
    expect(config).toMatchObject({
      API_HOST: '127.0.0.1',
      API_PORT: 3010,
      DATA_DIR: '.data',
      SEED_PRODUCTS: 2400,
    });
    expect(config.PORTONE_SDK_URL).toBe('http://127.0.0.1:4040/v2/browser-sdk.js');
  });

  it('says in one line which variables are wrong', () => {
    const read = () => readConfig({ API_PORT: '99999', DATABASE_URL: 'mysql://x' });
    expect(read).toThrow(/^Bad configuration\. .*DATABASE_URL.*API_PORT.*$/s);
    try {
      read();
    } catch (error) {
      expect(String(error)).not.toContain('\n');
    }
  });
});
