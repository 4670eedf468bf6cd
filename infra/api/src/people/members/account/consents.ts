/** Consents to advertising by channel, each with the moment of its last change. */
const channels = ['sms', 'email', 'push'] as const;
type Channel = (typeof channels)[number];
type Flags<T> = { [C in Channel as `is_${C}_agreed`]?: T };
type Changes = Flags<boolean> & { [C in Channel as `${C}_agreed_at`]?: Date };

/** What to store of the consents that were sent: a consent that stays as it is keeps its date. */
export function consentChanges(sent: Flags<0 | 1 | undefined>, known: Flags<boolean>, now: Date): Changes {
  const changes: Changes = {};
  for (const channel of channels) {
    const flag = sent[`is_${channel}_agreed`];
    if (flag === undefined || (flag === 1) === known[`is_${channel}_agreed`]) continue;
    changes[`is_${channel}_agreed`] = flag === 1;
    changes[`${channel}_agreed_at`] = now;
  }
  return changes;
}
