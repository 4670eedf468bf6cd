import type { Attack } from '../attack.ts';
import { answerHeaders } from './browser/answer-headers.ts';
import { observatory } from './browser/observatory.ts';
import { ownAddress } from './browser/own-address.ts';
import { pageState } from './browser/page-state.ts';
import { returnPage } from './browser/return-page.ts';
import { contentCrowd } from './content/crowd.ts';
import { apiAway } from './edge/api-away.ts';
import { bodies } from './edge/bodies.ts';
import { budgets } from './edge/budgets.ts';
import { compression } from './edge/compression.ts';
import { pictureFlood, pictureSpellings } from './edge/pictures.ts';
import { renders } from './edge/renders.ts';
import { searches } from './edge/searches.ts';
import { sharedBudgets } from './edge/shared-budgets.ts';
import { callFails, callHangs, callMalformed } from './faults/calls.ts';
import { throwsAtLoad, throwsInHandler, throwsInRender, uncaughtPromise } from './faults/code.ts';
import { entryDamaged, entryMissing, entryMissingOnce, entrySlow, sharedLibrary } from './faults/files.ts';
import { connectionLost } from './faults/line.ts';
import { apiAwayAndBack, edgeKilled, filesLost, registryAway } from './faults/processes.ts';
import { renderEatsMemory, renderLoops, renderThrows } from './faults/renders.ts';
import { afterLogout } from './guests/after-logout.ts';
import { foreignObjects } from './guests/foreign-objects.ts';
import { strangersRefund } from './guests/strangers-refund.ts';
import { everyMalformed, malformed } from './held/malformed.ts';
import { redirects } from './held/redirects.ts';
import { scriptsInTexts } from './held/scripts-in-texts.ts';
import { dataFiles } from './identity/data-files.ts';
import { joinRules } from './identity/join-rules.ts';
import { oneLoginABrowser } from './identity/one-login-a-browser.ts';
import { passwordGuesses } from './identity/password-guesses.ts';
import { strangePhones } from './identity/strange-phones.ts';
import { tokenOutOfSight } from './identity/token-out-of-sight.ts';
import { whoIsAMember } from './identity/who-is-a-member.ts';
import { someSequences, thousandSequences } from './model/sequences.ts';
import { atOnce } from './money/at-once.ts';
import { forgedOrderAttack } from './money/forged-orders.ts';
import { halfOfABenefit } from './money/half-of-a-benefit.ts';
import { otherPayments } from './money/other-payments.ts';
import { webhooks } from './money/webhooks.ts';
import { largeCrowd, smallCrowd } from './stock/crowd.ts';
import { emptying } from './stock/emptying.ts';
import { killed } from './stock/killed.ts';
import { longDeposits } from './stock/long-deposits.ts';

/** Every attack, in the order in which they run: what fills budgets or stops processes comes last. */
export const allAttacks: readonly Attack[] = [
  otherPayments,
  forgedOrderAttack,
  webhooks,
  atOnce,
  halfOfABenefit,
  someSequences,
  emptying,
  longDeposits,
  smallCrowd,
  contentCrowd,
  strangersRefund,
  afterLogout,
  foreignObjects,
  malformed,
  scriptsInTexts,
  redirects,
  dataFiles,
  oneLoginABrowser,
  tokenOutOfSight,
  whoIsAMember,
  strangePhones,
  joinRules,
  passwordGuesses,
  answerHeaders,
  observatory,
  pageState,
  ownAddress,
  returnPage,
  entryMissingOnce,
  entryMissing,
  entrySlow,
  entryDamaged,
  sharedLibrary,
  throwsAtLoad,
  throwsInRender,
  throwsInHandler,
  uncaughtPromise,
  callFails,
  callHangs,
  callMalformed,
  connectionLost,
  renderThrows,
  renderLoops,
  renderEatsMemory,
  filesLost,
  apiAwayAndBack,
  registryAway,
  edgeKilled,
  pictureSpellings,
  compression,
  searches,
  bodies,
  budgets,
  apiAway,
  renders,
  thousandSequences,
  everyMalformed,
  pictureFlood,
  sharedBudgets,
  largeCrowd,
  killed,
];
