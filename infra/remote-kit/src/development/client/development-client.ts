import './refresh-runtime.ts';
import { currentVersion, problemsOf, trace } from './ask-server.ts';
import { readPageDevelopment, type Server, type ServerFailure } from './page-development.ts';
import { Panel } from './panel.ts';
import { subscribeToBuilds } from './subscribe-to-builds.ts';

const thrownSource = 'thrown';

/** Shows on the page what is wrong with the parts that come from development servers. */
function start(page: Document): void {
  const { servers, failures } = readPageDevelopment(page);
  const panel = new Panel(page);
  let hasCrashed = false;
  const onGoodBuild = () => {
    // Its slot has begun anew by then, as often as it could: there is no state to keep.
    if (hasCrashed) location.reload();
    // What was thrown was thrown by other code.
    panel.say(thrownSource, []);
  };
  for (const server of servers) {
    watch(server, panel, onGoodBuild);
    void reloadIfEdited(server);
  }
  for (const failure of failures) void showFailure(failure, servers, panel);
  const show = (error: unknown) => void showThrown(error, servers, panel);
  addEventListener('error', ({ error }) => show(error));
  addEventListener('unhandledrejection', ({ reason }) => show(reason));
  addEventListener('mall-crash', (event) => {
    hasCrashed = true;
    if (event instanceof ErrorEvent) show(event.error);
  });
}

function watch(server: Server, panel: Panel, onGoodBuild: () => void): void {
  let isFirst = true;
  subscribeToBuilds(server, async () => {
    const isNew = !isFirst;
    isFirst = false;
    const problems = await problemsOf(server);
    const heading = `${server.part} does not compile`;
    panel.say(
      server.part,
      problems.map((problem) => ({ ...problem, heading })),
    );
    if (isNew && problems.length === 0) onGoodBuild();
  });
}

/** An edit that was built before this script ran is in no update: what the server rendered would stay as it was. */
async function reloadIfEdited(server: Server): Promise<void> {
  if (server.version === null) return;
  const version = await currentVersion(server);
  if (version !== null && version !== server.version) location.reload();
}

async function showFailure(failure: ServerFailure, servers: readonly Server[], panel: Panel): Promise<void> {
  const { part, where, message, stack } = failure;
  const server = servers.find((each) => each.part === part) ?? servers[0];
  if (!server) return;
  const problem = await trace(server, message, stack);
  panel.add(thrownSource, { ...problem, heading: `${part || 'The page'} failed on the server: ${where}` });
}

/** Errors of a part under development; others have no sources here. */
async function showThrown(error: unknown, servers: readonly Server[], panel: Panel): Promise<void> {
  if (!(error instanceof Error)) return;
  const { stack = '' } = error;
  const [server] = servers
    .filter(({ origin }) => stack.includes(`${origin}/`))
    .sort((one, other) => stack.indexOf(`${one.origin}/`) - stack.indexOf(`${other.origin}/`));
  if (!server) return;
  const problem = await trace(server, `${error.name}: ${error.message}`, stack);
  panel.add(thrownSource, { ...problem, heading: `${server.part} failed in the browser` });
}

declare global {
  interface Window {
    isDevelopmentShown?: boolean;
  }
}

// Each part brings it; the first one of the page speaks for all.
if (!window.isDevelopmentShown) {
  window.isDevelopmentShown = true;
  start(document);
}
