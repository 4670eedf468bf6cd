import { type Observable, ReplaySubject, Subject } from 'rxjs';
import * as z from 'zod/mini';
import { type Topic, type TopicPayload, topicId } from './topic.ts';

export interface EventBus {
  /** Throws when the payload is not of the topic's schema: a wrong fact must not spread. */
  publish<T extends Topic>(topic: T, payload: TopicPayload<T>): void;
  /** Returns its own undo. A listener that throws is reported and does not stop the others. */
  subscribe<T extends Topic>(topic: T, listener: (payload: TopicPayload<T>) => void): () => void;
  observe<T extends Topic>(topic: T): Observable<TopicPayload<T>>;
  close(): void;
}

export interface BusOptions {
  /** Opens the channel that cross-tab topics travel on; none on the server. */
  openChannel?: (name: string) => BroadcastChannel;
  onListenerError?: (topic: string, error: unknown) => void;
}

interface CrossTabMessage {
  id: string;
  payload: unknown;
}

/** The one bus of a page (design: A remote). */
export function createBus({ openChannel, onListenerError }: BusOptions = {}): EventBus {
  const subjects = new Map<string, Subject<unknown>>();
  const crossTabTopics = new Map<string, Topic>();
  const channel = openChannel?.('mall-bus');

  const subjectOf = (topic: Topic): Subject<unknown> => {
    const id = topicId(topic);
    let subject = subjects.get(id);
    if (!subject) {
      subject = topic.isReplayed ? new ReplaySubject(1) : new Subject();
      subjects.set(id, subject);
      if (topic.isCrossTab) crossTabTopics.set(id, topic);
    }
    return subject;
  };

  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<CrossTabMessage>) => {
      const topic = crossTabTopics.get(data.id);
      // Another tab may run another release: what does not parse here is not for us.
      const parsed = topic && z.safeParse(topic.schema, data.payload);
      if (topic && parsed?.success) subjectOf(topic).next(parsed.data);
    };
  }

  const observe = <T extends Topic>(topic: T) =>
    subjectOf(topic).asObservable() as Observable<TopicPayload<T>>;

  return {
    publish(topic, payload) {
      const fact = z.parse(topic.schema, payload);
      subjectOf(topic).next(fact);
      if (topic.isCrossTab)
        channel?.postMessage({ id: topicId(topic), payload: fact } satisfies CrossTabMessage);
    },
    subscribe(topic, listener) {
      const subscription = observe(topic).subscribe((payload) => {
        try {
          listener(payload);
        } catch (error) {
          onListenerError?.(topicId(topic), error);
        }
      });
      return () => subscription.unsubscribe();
    },
    observe,
    close() {
      channel?.close();
      for (const subject of subjects.values()) subject.complete();
    },
  };
}
