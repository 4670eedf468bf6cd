import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';

const root = path.resolve(import.meta.dirname, '../../..');

/** Chooses a sample person in the window of a provider or of the identity service, which closes itself. */
export async function choosePerson(page: Page, press: () => Promise<void>, person: RegExp): Promise<void> {
  const [window] = await Promise.all([page.waitForEvent('popup'), press()]);
  await window.getByRole('button', { name: person }).click();
}

export interface TypedPerson {
  name: string;
  birthdate: string;
  mobile: string;
}

export const digits = (length: number) =>
  Array.from({ length }, () => Math.floor(Math.random() * 10)).join('');
/** A new person for each try. */
export const newPerson = (): TypedPerson => ({
  name: `나은${digits(6)}`,
  birthdate: '19950412',
  mobile: `010${digits(8)}`,
});

/** Passes the identity check as a person who is typed in. */
export async function checkIdentity(
  page: Page,
  press: () => Promise<void>,
  person: TypedPerson,
): Promise<void> {
  const [window] = await Promise.all([page.waitForEvent('popup'), press()]);
  await window.getByLabel('이름').fill(person.name);
  await window.getByLabel('생년월일').fill(person.birthdate);
  await window.getByLabel('휴대폰번호').fill(person.mobile);
  await window.getByRole('button', { name: '인증하기' }).click();
}

/** The operator's command line as an image has it, beside a running shop. */
export async function operate(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--enable-source-maps', 'infra/api/dist/cli.mjs', ...args],
    { cwd: root, env: { ...process.env, DATA_DIR: process.env.SHOP_DATA_DIR ?? path.join(root, '.data') } },
  );
  return stdout.trim();
}
