import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readCampaignReport } from './test-reports.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'reports-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the report of a campaign', () => {
  const outcomeOf = (report: object) => {
    const file = path.join(folder, 'campaign.json');
    writeFileSync(file, JSON.stringify(report));
    return readCampaignReport(file);
  };
  const held = { name: 'money/webhooks', tried: 35, fallen: [] };

  it('passes with each attack that held, and with books that agree', () => {
    expect(outcomeOf({ ran: [held, held], books: [] })).toEqual({ passed: 3, failed: 0, notes: [] });
  });

  it('fails with what got through and with what disagrees, and names both', () => {
    const fallen = {
      name: 'stock/killed',
      tried: 3,
      fallen: ['order A-1: expected PAID, got READY', 'more'],
    };
    expect(outcomeOf({ ran: [held, fallen], books: ['points of member 7'] })).toEqual({
      passed: 1,
      failed: 2,
      notes: [
        'failed: stock/killed: order A-1: expected PAID, got READY',
        'failed: the books disagree: points of member 7',
      ],
    });
  });
});
