import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace.ts';
import { composed, containers, folder, leftOut, literals, read } from './testing/deployment-files.ts';

describe('secrets of a deployment', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.\w+$|Dockerfile$/.test(file),
  );

  it('are not in the deployment folder', () => {
    for (const file of files.filter((each) => !each.startsWith('secrets')))
      expect(read(file)).not.toMatch(/PRIVATE KEY-----|whsec_[A-Za-z0-9+/]{8}|:\/\/\w+:[^$\s{][^@\s]*@/);
  });

  it('come from where secrets are kept', () => {
    const secret = /PASSWORD|SECRET|PRIVATE|CONFIRM_KEY|DATABASE_URL/;
    for (const { env } of containers)
      for (const entry of env.filter(({ name }) => secret.test(name)))
        expect(entry).toEqual({
          name: entry.name,
          valueFrom: expect.objectContaining({ secretKeyRef: expect.anything() }),
        });
    for (const [, { environment }] of composed)
      for (const [name, value] of Object.entries(environment))
        if (secret.test(name)) expect([name, value]).toEqual([name, expect.stringContaining('${')]);
    expect(literals.filter((name) => secret.test(name))).toEqual([]);
  });

  it('reach neither an image nor the repository', () => {
    for (const file of ['infra/deploy/secrets/tls.key', 'registry-private.pem', '.env', '.env.production'])
      expect([file, leftOut(file)]).toEqual([file, true]);
    expect(readFileSync(path.join(root, '.gitignore'), 'utf8')).toMatch(/^infra\/deploy\/secrets\/$/m);
    expect(existsSync(path.join(folder, 'Dockerfile'))).toBe(true);
  });
});
