import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type Channel,
  type ChannelMove,
  channelSchema,
  type LeftRelease,
} from '@mall/contracts/platform/release';
import { RegistryError } from '@mall/remote-kit/publish/registry-error';
import * as z from 'zod/mini';
import { withLock, writeAtomic } from './atomic-file.ts';
import { thisAccount } from './audit/actor.ts';
import { momentAfter } from './audit/moment-after.ts';
import { isLeft, refusalOfLeft } from './conflicts/left-releases.ts';
import { movedMeanwhile } from './conflicts/moved-meanwhile.ts';

export type ChannelName = Channel['name'];

/** Who moves a channel, and why; kept with the move. */
interface Mover {
  by: string;
  why: string;
  /** Account and machine behind the name; those of this process unless said. */
  via?: string;
  /** What came of the look at the release's pages. */
  smoke?: string;
}

export interface MoveOptions extends Mover {
  /** Revision that the mover looked at. A move in the meantime refuses this one. */
  revision?: number;
}

export interface RollbackOptions extends MoveOptions {
  /** An earlier release; the one before the present one otherwise. */
  to?: string;
  /** Whether visitors that have the release may keep it for their session. */
  keepsVisitors?: boolean;
}

export interface WeighOptions extends MoveOptions {
  /** Releases of canary that its visitors lose as well. */
  withdrawn?: readonly string[];
}

const maximumHistory = 50;
const maximumMoves = 200;
const maximumLeft = 100;

/** Where the audit of a registry goes on: moves and notes share one order of time. */
interface MoveLog {
  /** Gets every move that a channel has no room for any more. */
  keep(name: ChannelName, move: ChannelMove): void;
  /** When the last thing besides moves was noted (ISO 8601); null before the first. */
  lastNoted(): string | null;
}

const noLog: MoveLog = { keep: () => undefined, lastNoted: () => null };

/** The channels of a registry, and what they pointed to before. */
export class ChannelStore {
  readonly #folder: string;

  constructor(
    root: string,
    private readonly log = noLog,
  ) {
    this.#folder = path.join(root, 'channels');
    mkdirSync(this.#folder, { recursive: true });
  }

  get(name: ChannelName): Channel | null {
    const file = this.#fileOf(name);
    return existsSync(file) ? z.parse(channelSchema, JSON.parse(readFileSync(file, 'utf8'))) : null;
  }

  /** Channels that point to a release. */
  all(): Channel[] {
    return channelSchema.shape.name.options.flatMap((name) => this.get(name) ?? []);
  }

  /** The channel as it is, where it may serve `wanted` next; refuses as a promotion would. */
  promotable(name: ChannelName, wanted: string): Channel | null {
    const current = this.get(name);
    this.#refuseUnlessPromotable(name, wanted, current);
    return current;
  }

  /** Has a channel serve `wanted`, or what `choose` makes of it: no other move comes between choice and move. */
  promote(
    name: ChannelName,
    wanted: string,
    choose: (current: Channel | null) => string,
    { revision, ...mover }: MoveOptions,
  ): Channel {
    return this.#change(name, revision, (current, at) => {
      this.#refuseUnlessPromotable(name, wanted, current);
      const releaseId = choose(current);
      const left = current?.left ?? [];
      return movedTo(name, current, releaseId, {
        kind: 'promote',
        at,
        ...mover,
        // Canary is withdrawn without being moved: no rollback leads back to that either.
        history: current ? [current.releaseId, ...current.history].filter((id) => !isLeft(id, left)) : [],
        left,
      });
    });
  }

  /**
   * Points a channel at the release that it served before, or at an earlier one. What is left is flagged: no rollback
   * and no promotion leads there again.
   */
  rollback(name: ChannelName, { revision, to, keepsVisitors = false, ...mover }: RollbackOptions): Channel {
    return this.#change(name, revision, (current, at) => {
      const target = to ?? current?.history[0];
      if (!current || !target) throw new RegistryError(`${name} has no earlier release to go back to`);
      const steps = current.history.indexOf(target);
      if (steps < 0)
        throw new RegistryError(`${name} cannot go back to ${target}`, [
          current.history.length > 0
            ? `name one of: ${current.history.join(', ')}`
            : 'it has no earlier release that was not rolled back from',
        ]);
      const left = [current.releaseId, ...current.history.slice(0, steps)];
      return movedTo(name, current, target, {
        kind: 'rollback',
        at,
        ...mover,
        history: current.history.slice(steps + 1),
        left: [...left.map((releaseId) => ({ releaseId, keepsVisitors })), ...current.left],
      });
    });
  }

  /** Gives canary a share of new visitors, percent; 0 ends it. What is withdrawn its visitors lose, too. */
  weigh(weight: number, { withdrawn = [], revision, ...mover }: WeighOptions): Channel {
    return this.#change('canary', revision, (current, at) => {
      if (!current)
        throw new RegistryError('canary points nowhere yet', [
          'have it serve a release: npm run registry -- promote <release> --channel canary',
        ]);
      const { releaseId, left, history } = current;
      if (weight > 0) this.#refuseIfLeft('canary', releaseId, current);
      if (weight > 0 && withdrawn.includes(releaseId))
        throw new RegistryError('a withdrawn canary gets no share of visitors', [
          'canary 0 --withdraw, or no --withdraw',
        ]);
      const gone = withdrawn.filter((id) => !isLeft(id, left));
      return movedTo('canary', current, releaseId, {
        kind: 'weigh',
        at,
        ...mover,
        history: history.filter((id) => !withdrawn.includes(id)),
        left: [...gone.map((id) => ({ releaseId: id, keepsVisitors: false })), ...left],
        weight,
      });
    });
  }

  /** Runs a work while no channel is moved. */
  whileStill<T>(work: () => T): T {
    return withLock(this.#folder, work);
  }

  /** Takes removed releases out of the ways back. To be called while the channels are still. */
  forget(name: ChannelName, isGone: (releaseId: string) => boolean): void {
    const channel = this.get(name);
    if (!channel?.history.some(isGone)) return;
    const history = channel.history.filter((id) => !isGone(id));
    writeAtomic(this.#fileOf(name), JSON.stringify({ ...channel, history }, null, 2));
  }

  /** When a channel was moved last, by each channel (ISO 8601). */
  lastMoves(): string[] {
    return this.all().map(({ movedAt }) => movedAt);
  }

  #change(
    name: ChannelName,
    expectedRevision: number | undefined,
    change: (current: Channel | null, at: string) => Channel,
  ): Channel {
    return this.whileStill(() => {
      const current = this.get(name);
      const revision = current?.revision ?? 0;
      if (expectedRevision !== undefined && expectedRevision !== revision)
        throw movedMeanwhile(name, current, expectedRevision);
      const moved = change(current, momentAfter([...this.lastMoves(), this.log.lastNoted()]));
      for (const move of current?.moves.slice(maximumMoves - 1) ?? []) this.log.keep(name, move);
      writeAtomic(this.#fileOf(name), JSON.stringify(moved, null, 2));
      return moved;
    });
  }

  #refuseUnlessPromotable(name: ChannelName, wanted: string, current: Channel | null): void {
    if (current?.releaseId === wanted)
      throw new RegistryError(`${name} serves ${wanted} already (revision ${current.revision})`);
    this.#refuseIfLeft(name, wanted, current);
  }

  /** Edges never give as canary what stable was rolled back from. */
  #refuseIfLeft(name: ChannelName, releaseId: string, current: Channel | null): void {
    for (const channel of [current, name === 'canary' ? this.get('stable') : null])
      if (channel && isLeft(releaseId, channel.left)) throw refusalOfLeft(releaseId, channel);
  }

  #fileOf(name: ChannelName): string {
    return path.join(this.#folder, `${name}.json`);
  }
}

interface Step extends Mover {
  kind: ChannelMove['kind'];
  at: string;
  history: string[];
  left: LeftRelease[];
  /** The one it had otherwise. */
  weight?: number;
}

function movedTo(name: ChannelName, current: Channel | null, to: string, step: Step): Channel {
  const { kind, at, by, why, via = thisAccount().from, smoke, history, left } = step;
  const { weight = current?.weight ?? 0 } = step;
  const revision = (current?.revision ?? 0) + 1;
  const from = current?.releaseId ?? null;
  const looked = smoke ? { smoke } : {};
  const move: ChannelMove = { revision, kind, from, to, by, why, via, at, ...looked };
  return {
    name,
    revision,
    releaseId: to,
    history: history.filter((id) => id !== to).slice(0, maximumHistory),
    weight,
    left: left.slice(0, maximumLeft),
    moves: [move, ...(current?.moves ?? [])].slice(0, maximumMoves),
    movedAt: at,
  };
}
