import { counterOf, durationOf, liveGaugeOf } from '@mall/service-kit/metrics/registry';

/** What this API process exposes at `/metrics`, besides its calls and its process. */

export const queries = durationOf({
  name: 'api_database_query_seconds',
  help: 'Time of one SQL statement, by its first word; outcome is done or failed.',
  labels: ['operation', 'outcome'],
});
export const connections = liveGaugeOf({
  name: 'api_database_connections',
  help: 'Connections to the database that are used or idle, and callers that wait for one.',
  labels: ['state'],
});
export const admitted = liveGaugeOf({
  name: 'api_admitted_calls',
  help: 'Calls that work or wait for their turn, by lane.',
  labels: ['lane', 'state'],
});
export const jobs = durationOf({
  name: 'api_job_seconds',
  // Prometheus calls what it asks a job.
  help: 'Time of a round of a job; outcome is done, failed or elsewhere (another process holds the lease).',
  labels: ['task', 'outcome'],
});
export const messages = counterOf({
  name: 'api_messages_total',
  help: 'Messages to phones by what became of the try: sent, refused, away, failed or unknown.',
  labels: ['outcome'],
});
export const providerCalls = durationOf({
  name: 'api_payment_provider_seconds',
  help: 'Time of a question to the payment provider; outcome is answered or failed.',
  labels: ['call', 'outcome'],
});
