import type { Endpoint } from '@mall/contracts/endpoint';
import { type Topic, topicId } from '@mall/contracts/events/topic';
import type { RemoteDefinition } from '../define-remote.ts';
import type { RemoteServices } from '../services.tsx';

/** The release check reads declarations only (design: A remote), so development refuses what is not declared. */
function refusal(remote: string, did: string, place: string): string {
  return `${remote} ${did}, which its artifact would not say: add it to uses.${place} of its remote.ts`;
}

/**
 * Services that throw when a remote uses a call or a topic that its definition does not declare. For development and
 * tests: releases are compared by what the definition says, and browsers of shoppers do not have it. `onRefusal` is told.
 */
export function declaredServices<Services extends Pick<RemoteServices, 'api' | 'bus'>>(
  { name, uses = {} }: Pick<RemoteDefinition, 'name' | 'uses'>,
  services: Services,
  onRefusal: (message: string) => void = console.error,
): Services {
  const { api, bus } = services;
  const refuse = (...what: Parameters<typeof refusal>): never => {
    const message = refusal(...what);
    // A query would not show the error.
    onRefusal(message);
    throw new Error(message);
  };
  const calls = new Set((uses.calls ?? []).map(({ id }) => id));
  const topicsOf = (topics: readonly Topic[] = []) => new Set(topics.map(topicId));
  const [published, subscribed] = [topicsOf(uses.publishes), topicsOf(uses.subscribes)];
  const mayCall = ({ id }: Endpoint) => {
    if (!calls.has(id)) refuse(name, `calls ${id}`, 'calls');
  };
  const maySubscribe = (topic: Topic) => {
    if (!subscribed.has(topicId(topic))) refuse(name, `listens to ${topicId(topic)}`, 'subscribes');
  };
  return {
    ...services,
    api: (endpoint, input, options) => {
      mayCall(endpoint);
      return api(endpoint, input, options);
    },
    bus: {
      ...bus,
      publish: (topic, payload) => {
        if (!published.has(topicId(topic))) refuse(name, `publishes ${topicId(topic)}`, 'publishes');
        bus.publish(topic, payload);
      },
      subscribe: (topic, listener) => {
        maySubscribe(topic);
        return bus.subscribe(topic, listener);
      },
      observe: (topic) => {
        maySubscribe(topic);
        return bus.observe(topic);
      },
    },
  };
}

/** The shell's services as a remote gets them: while it is developed or tested, they refuse what it does not declare. */
export function declaredServicesOf(remote: RemoteDefinition): (services: RemoteServices) => RemoteServices {
  // Browsers of shoppers get no declarations (client/no-uses.ts).
  if (process.env.NODE_ENV === 'production') return (services) => services;
  // The same object for the same services, or every render would give components new ones.
  const known = new WeakMap<RemoteServices, RemoteServices>();
  return (services) => {
    const declared = known.get(services) ?? declaredServices(remote, services);
    known.set(services, declared);
    return declared;
  };
}
