import { css } from '@emotion/react';
import type { LayoutSettings } from '@mall/contracts/api/content/content';
import { color, media } from '@mall/ui/theme';
import { copy } from './copy.ts';

type Config = LayoutSettings['shopDefaultConfig'];

const facts = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 16 });
const fact = css({ display: 'flex', flexWrap: 'wrap', columnGap: 6, alignItems: 'baseline' });
const link = css({
  display: 'inline-block',
  padding: '10px 0',
  [media.lg]: { padding: '4px 0' },
  color: color.text,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
});
const escrow = css({ marginTop: 8 });

/** The Fair Trade Commission's register of online sellers, at this company. */
const registerHref = (companyNumber: string) =>
  `https://www.ftc.go.kr/bizCommPop.do?wrkr_no=${companyNumber.replaceAll(/\D/g, '')}`;

/** The facts about the seller that Korean law wants on every page; what is not set is left out. */
export function CompanyInfo({ config }: { config: Config }) {
  const { legal } = config;
  const rows: readonly [string, string | undefined][] = [
    [copy.company, config.company_name],
    [copy.ceo, config.ceo_name],
    [copy.address, config.address],
    [copy.companyNumber, config.company_number],
    [copy.mailOrderNumber, config.mail_order_number],
    [copy.privacyOfficer, legal?.privacy_officer],
    [copy.hosting, legal?.hosting_provider],
    [copy.email, legal?.email],
  ];
  return (
    <>
      <dl css={facts}>
        {rows.map(([name, value]) =>
          value ? (
            <div css={fact} key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
              {name === copy.companyNumber && (
                <dd>
                  <a css={link} href={registerHref(value)} target="_blank" rel="noopener">
                    {copy.companyRegister}
                  </a>
                </dd>
              )}
            </div>
          ) : null,
        )}
      </dl>
      {legal && (
        <p css={escrow}>
          {copy.escrow(legal.escrow.provider)}{' '}
          <a css={link} href={legal.escrow.href} target="_blank" rel="noopener">
            {copy.escrowCheck}
          </a>
        </p>
      )}
    </>
  );
}
