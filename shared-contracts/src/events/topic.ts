import type * as z from 'zod/mini';

/**
 * A fact that one part publishes to the others: `owner:past-tense-fact`, with a version that rises when the payload
 * changes incompatibly. The registry compares schema hashes of publisher and subscriber.
 */
export interface Topic<Schema extends z.core.$ZodType = z.core.$ZodType> {
  readonly name: `${string}:${string}`;
  readonly version: number;
  readonly schema: Schema;
  /** State-like topics give the last fact to late listeners. */
  readonly isReplayed: boolean;
  /** Login and cart facts also reach the shopper's other tabs. */
  readonly isCrossTab: boolean;
}

export type TopicPayload<T> = T extends Topic<infer Schema> ? z.output<Schema> : never;

type TopicDefinition<Schema extends z.core.$ZodType> = Pick<Topic<Schema>, 'name' | 'version' | 'schema'> &
  Partial<Pick<Topic<Schema>, 'isReplayed' | 'isCrossTab'>>;

export function defineTopic<Schema extends z.core.$ZodType>(
  definition: TopicDefinition<Schema>,
): Topic<Schema> {
  return { isReplayed: false, isCrossTab: false, ...definition };
}

/** How a topic is written in artifacts: `cart:count-changed@1`. */
export function topicId(topic: Topic): string {
  return `${topic.name}@${topic.version}`;
}
